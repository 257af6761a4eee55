/** Every word on the page: `t("home-play-now")` in the chosen language, from the files that Python uses too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { AWAY } from "../protocol/api";
import type { Language } from "./languages";

export type Arguments = Record<string, string | number>;

/** Where words come from, language by language. */
export type Source = Record<Language, () => Promise<{ default: string }>>;

const HOUSE: Source = {
  en: () => import("virtual:words/en"),
  pl: () => import("virtual:words/pl"),
  hu: () => import("virtual:words/hu"),
};

/** What is said at tables and on pages of games, whichever it is. */
const ANY_GAME: Source = {
  en: () => import("virtual:words/en/any-game"),
  pl: () => import("virtual:words/pl/any-game"),
  hu: () => import("virtual:words/hu/any-game"),
};

let sources: readonly Source[] = [HOUSE];
let wanted: Language | undefined;
let bundle = $state.raw<FluentBundle>();

/** The language is there when this is done; until then the page keeps the one before. */
export async function speak(language: Language): Promise<void> {
  const before = wanted;
  wanted = language;
  const texts = await Promise.all(sources.map((source) => source[language]())).catch((error: unknown) => {
    if (wanted === language) wanted = before; // pages still to come speak as this one does
    throw error;
  });
  if (wanted === language) bundle = bundleOf(language, texts.map((text) => text.default).join("\n"), SETTING[language]);
}

/** From now on also what is said of any game, whichever it is. */
export async function speakOfGames(): Promise<void> {
  await ANY_GAME[wanted ?? "en"]();
  sources = [...new Set([...sources, ANY_GAME])];
  await speak(wanted ?? "en");
}

/** From now on also what is said of any game, and what is said of this one. */
export async function speakOfGame(game: Source): Promise<void> {
  if (!wanted || sources.includes(game)) return;
  const more = [ANY_GAME, game];
  await Promise.all(more.map((source) => source[wanted ?? "en"]())); // what can't be had now isn't asked for ever after
  sources = [...new Set([...sources, ...more])];
  await speak(wanted);
}

/**
 * How a language is set on a page, beyond its words. In Polish no line ends with a word of one letter. In Hungarian an
 * ending hangs on a hyphen that doesn't break; our fonts have none, so the common one is held from both sides.
 */
const SETTING: Partial<Record<Language, (text: string) => string>> = {
  hu: (text) => text.replaceAll("\u2011", "\u2060-\u2060"),
  pl: (text) => text.replace(/(?<![\p{L}\p{N}])([aiouwz]) /giu, "$1\u00a0"),
};

export function bundleOf(language: Language, text: string, transform?: (text: string) => string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) });
  made.addResource(new FluentResource(text));
  return made;
}

export function speaks(): boolean {
  return bundle !== undefined;
}

export function t(key: string, values: Arguments = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values) : key;
}

/** A reason that the server gave, or that it gave none, as a sentence. */
export function why(reason: string, details: Record<string, unknown> = {}): string {
  if (reason === AWAY) return `${t("shell-away-title")}.`;
  const key = `reason-${reason.replace(/[._]/g, "-")}`;
  const values = Object.entries(details).filter((entry): entry is [string, string | number] =>
    ["string", "number"].includes(typeof entry[1]),
  );
  return bundle?.hasMessage(key) ? t(key, Object.fromEntries(values)) : t(`reason-unknown`);
}

const writers = new Map<string, Intl.NumberFormat>(); // one costs more than all it ever writes, and a clock ticks

/** A number as this language writes it. */
export function number(value: number, digits = 0): string {
  const locale = bundle?.locales[0] ?? "en";
  const key = `${locale} ${digits}`;
  let writer = writers.get(key);
  if (!writer) {
    writer = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    writers.set(key, writer);
  }
  return writer.format(value);
}

/** Names in a row, as one reads them aloud: Zsófi, Łukasz and Ernő. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(bundle?.locales[0] ?? "en").format(names);
}

/** Facts in a row: no line begins with a dot. */
export function dotted(facts: readonly string[]): string {
  return facts.join("\u00a0· ");
}

/** 83 400 ms as 1:23, or with tenths or hundredths as 1:23.40 (1:23,40 where a comma is the mark). A clock that runs
 * shows the seconds that are over; a time that was taken is rounded. */
export function clock(milliseconds: number, digits = 0): string {
  const unit = 10 ** digits;
  const units = (digits === 0 ? Math.floor : Math.round)((Math.max(0, milliseconds) * unit) / 1000);
  const minutes = Math.floor(units / unit / 60);
  const seconds = (units - minutes * 60 * unit) / unit;
  return `${minutes}:${seconds < 10 ? "0" : ""}${number(seconds, digits)}`;
}
