import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings/settings.svelte";
import { startAgain } from "./site/startAgain";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { watchPointing } from "./ui/pointing";
import { speak } from "./words/words.svelte";

settings.apply();
watchPointing();
await speak(settings.language).catch(startAgain);
mount(App, { target: document.body });

// for when the server can't be reached; where a page isn't secure there are no workers
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => null);
