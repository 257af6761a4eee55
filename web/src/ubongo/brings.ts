/** What every race brings to the browser (games/game.ts says what that is); a game adds what sets it apart. */
import type { TableConnection } from "../protocol/connection.svelte";
import type { Occupant, TableInfo } from "../protocol/messages";
import type { Notice, View } from "../protocol/ubongo_race";
import type { RaceKit } from "./match/kit";
import { RaceMatch } from "./match/match.svelte";
import RaceOver from "./RaceOver.svelte";
import RacePlay from "./RacePlay.svelte";
import { filmedRace, placeInRace } from "./replay/filmed";
import { tellRace } from "./replay/telling";

interface Happening {
  notice: unknown;
  view: unknown;
  names: readonly string[];
  after: number;
}

export function raceWith(kit: RaceKit) {
  return {
    newMatch: (connection: TableConnection, table: TableInfo, occupants: readonly Occupant[]) =>
      new RaceMatch(connection, table, occupants, kit),
    Play: RacePlay,
    Result: RaceOver,
    tell: ({ notice, view, names, after }: Happening) =>
      tellRace(kit, { notice: notice as Notice, view: view as View, names, after }),
  };
}

export const RACE_FILM = {
  filmed: (notice: unknown) => filmedRace(notice as Notice),
  placeOf: (view: unknown) => placeInRace(view as View),
};
