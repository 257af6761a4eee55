import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { speak } from "./words/words.svelte";

settings.apply();
await speak(settings.language);
mount(App, { target: document.body });
