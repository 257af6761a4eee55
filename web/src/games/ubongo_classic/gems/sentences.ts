/** Where you are in a round, as a title and a line below it. */
import type { View } from "../../../protocol/ubongo_classic";
import { listed, t } from "../../../words/words.svelte";
import type { Person } from "../../../match/people";
import { type Colour, gemsInWords } from "../pieces/gems";
import { canGet } from "./reach";

export interface Sentence {
  title: string;
  text: string;
}

/** `short`: there is little room. */
export function whereYouAre(view: View, people: readonly Person[], short: boolean): Sentence {
  const own = view.you === null ? undefined : view.seats[view.you];
  if (!own) return watching(view, people);
  if (own.taken.length > 0) return took(view, own.taken, short);
  if (own.finish === null) return searching(view, people);
  if (own.place === null || own.steps === null) return said("settling");
  if (own.gives_up) return said("done", { others: others(view) });
  if (!canGet(view, own)) return said("nothing", { place: own.place });
  return said(short ? "take-short" : "take", { place: own.place, steps: own.steps });
}

/** On a phone the gems are drawn beside the title. */
function took(view: View, gems: readonly Colour[], short: boolean): Sentence {
  const full = said("took", { gems: gemsInWords(gems), others: others(view) });
  return short ? { ...full, title: t("classic-play-where-took-short") } : full;
}

function searching(view: View, people: readonly Person[]): Sentence {
  const count = view.you === null ? 0 : (view.seats[view.you]?.card?.tiles?.length ?? 0);
  const names = solvers(view, people);
  return names.length > 0 ? said("go-on", { names: listed(names) }) : said("solve", { count });
}

function watching(view: View, people: readonly Person[]): Sentence {
  const names = solvers(view, people);
  return names.length > 0 ? said("watch-solved", { names: listed(names) }) : said("watch");
}

/** The fastest first. */
function solvers(view: View, people: readonly Person[]): string[] {
  return view.seats
    .flatMap(({ finish }) => (finish ? [finish] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ seat }) => people[seat]?.name ?? "");
}

function others({ seats }: View): "yes" | "no" {
  return seats.length > 1 ? "yes" : "no";
}

function said(what: string, values: Record<string, string | number> = {}): Sentence {
  return { title: t(`classic-play-where-${what}-title`, values), text: t(`classic-play-where-${what}-text`, values) };
}
