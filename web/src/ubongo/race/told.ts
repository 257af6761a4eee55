/** Entries of the log as sentences. */
import { t } from "../../words/words.svelte";
import type { Person } from "../../match/people";
import { asObject } from "../hand/sentences";
import type { TileSet } from "../match/kit";
import type { Entry } from "./story.svelte";
import { timeOf } from "../match/time";

/** What happened, who did it named in it. */
export function told(entry: Entry, people: readonly Person[], tiles: TileSet): string {
  if (entry.kind === "begun") return people.length > 1 ? t("race-log-begun") : t("race-log-begun-alone");
  if (entry.kind === "aside") return t("race-log-aside");
  const person = people[entry.seat];
  return person?.isYou ? toldOfYou(entry, tiles) : toldOf(entry, person?.name ?? "", tiles);
}

type Deed = Extract<Entry, { seat: number }>;

function toldOf(entry: Deed, name: string, tiles: TileSet): string {
  switch (entry.kind) {
    case "laid":
      return t("race-log-laid", { name, tile: asObject(tiles, entry.tile) });
    case "taken":
      return t("race-log-taken", { name, tile: asObject(tiles, entry.tile) });
    case "solved":
      return t("race-log-solved", { name, time: timeOf(entry.took) });
    case "gives-up":
      return t("race-log-gives-up", { name });
    case "goes-on":
      return t("race-log-goes-on", { name });
  }
}

function toldOfYou(entry: Deed, tiles: TileSet): string {
  switch (entry.kind) {
    case "laid":
      return t("race-log-you-laid", { tile: asObject(tiles, entry.tile) });
    case "taken":
      return t("race-log-you-taken", { tile: asObject(tiles, entry.tile) });
    case "solved":
      return t("race-log-you-solved", { time: timeOf(entry.took) });
    case "gives-up":
      return t("race-log-you-gives-up");
    case "goes-on":
      return t("race-log-you-goes-on");
  }
}

/** Beside a name that is there already. */
export function didShort(entry: Entry, tiles: TileSet): string {
  if (entry.kind === "laid") return t("race-did-laid", { tile: asObject(tiles, entry.tile) });
  if (entry.kind === "taken") return t("race-did-taken", { tile: asObject(tiles, entry.tile) });
  return t("race-thinking");
}
