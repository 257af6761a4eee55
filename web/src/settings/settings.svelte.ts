/** What a person has chosen for this device; remembered here and nowhere else. */
import { oneOf, remember, remembered } from "./device";
import { LANGUAGES, type Language, preferredLanguage } from "../words/languages";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const KEY = "akili.settings";
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>(preferredLanguage(navigator.languages));
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  patterns = $state(false);
  sound = $state(true);
  #systemIsDark = $state(dark.matches);
  #systemIsStill = $state(still.matches);

  constructor() {
    this.#restore(remembered(KEY));
    dark.addEventListener("change", () => (this.#systemIsDark = dark.matches));
    still.addEventListener("change", () => (this.#systemIsStill = still.matches));
  }

  get isDark(): boolean {
    return this.theme === "system" ? this.#systemIsDark : this.theme === "dark";
  }

  get isStill(): boolean {
    return this.motion === "system" ? this.#systemIsStill : this.motion === "reduced";
  }

  /** Keeps the choice and shows it on the page; to be called in an effect. */
  apply(): void {
    const { language, theme, motion, patterns, sound } = this;
    remember(KEY, { language, theme, motion, patterns, sound });
    const root = document.documentElement;
    root.lang = language;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["motion"] = this.isStill ? "reduced" : "full";
  }

  #restore(kept: Record<string, unknown>): void {
    this.language = oneOf(LANGUAGES, kept["language"]) ?? this.language;
    this.theme = oneOf(THEMES, kept["theme"]) ?? this.theme;
    this.motion = oneOf(MOTIONS, kept["motion"]) ?? this.motion;
    this.patterns = kept["patterns"] === true;
    this.sound = kept["sound"] !== false;
  }
}

export const settings = new Settings();
