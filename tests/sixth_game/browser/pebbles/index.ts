/** Pebbles in the browser: all that docs/adding-a-game.md asks for, and nothing more. */
import { asGame } from "akili/games/game";
import { t } from "akili/words/words.svelte";
import Play from "./Play.svelte";
import Result from "./Result.svelte";
import Stage from "./Stage.svelte";
import { type Notice, PebblesMatch } from "./view";

export default asGame<PebblesMatch>({
  newMatch: (connection, table, occupants) => new PebblesMatch(connection, table, occupants),
  Play,
  Result,
  rules: () => import("./Rules.svelte"),
  replay: {
    Stage,
    filmed: (notice) => {
      const told = notice as Notice;
      return told.type === "begun" ? { chapter: 1 } : { seat: told.seat, sound: "snap" };
    },
    placeOf: () => ({ chapter: 1, begun: 0, isSolo: false }),
  },
  tell({ notice, names }) {
    const told = notice as Notice;
    if (told.type === "begun") return t("pebbles-begins", { name: names[told.first] ?? "" });
    return t("pebbles-took", { name: names[told.seat] ?? "", count: told.pebbles });
  },
});
