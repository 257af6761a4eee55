/** Clever Cubed in the browser: roll, choose a die, fill the sheet. */
import type { Notice, View } from "../../protocol/clever_cubed";
import { asGame } from "../game";
import { tell } from "./log/telling";
import { CleverMatch } from "./match/match.svelte";
import Over from "./Over.svelte";
import Play from "./Play.svelte";
import { filmed, placeOf } from "./replay/filmed";
import Stage from "./replay/Stage.svelte";

export default asGame<CleverMatch>({
  newMatch: (connection, table, occupants) => new CleverMatch(connection, table, occupants),
  Play,
  Result: Over,
  rules: () => import("./rules/Rules.svelte"),
  replay: {
    Stage,
    filmed: (notice) => filmed(notice as Notice),
    placeOf: (view) => placeOf(view as View),
  },
  tell: ({ notice, view, names }) => tell({ notice: notice as Notice, view: view as View, names }),
});
