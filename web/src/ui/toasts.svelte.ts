/** Short sentences on paper that come and go, and what a screen reader is told. */
import type { IconName } from "./icons";

export type Tone = "good" | "bad" | "line" | "plain";
export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}
export const TONE_ICONS: Record<Tone, IconName> = { good: "check", bad: "warn", line: "wifi", plain: "info" };

const SECONDS = 4;
const MOST = 2;

class Toasts {
  shown = $state<Toast[]>([]);
  /** said aloud, not shown */
  spoken = $state("");
  #next = 1;

  say(text: string, tone: Tone = "plain"): void {
    const toast = { id: this.#next++, tone, text };
    this.shown = [...this.shown.filter((other) => other.text !== text), toast].slice(-MOST);
    window.setTimeout(() => this.dismiss(toast.id), SECONDS * 1000);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

const toasts = new Toasts();

export function say(text: string, tone: Tone = "plain"): void {
  toasts.say(text, tone);
}

/** It has been heeded, and makes room. */
export function unsay(text: string): void {
  toasts.shown = toasts.shown.filter((toast) => toast.text !== text);
}

/** For those who hear the race: what just happened. The newest sentence is the one that counts. */
export function announce(text: string): void {
  toasts.spoken = text;
}

export { toasts };
