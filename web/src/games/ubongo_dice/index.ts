/** Ubongo dice in the browser: roll, grab, draw. */
import type { Notice, Options, RollAnalysis, View } from "../../protocol/ubongo_dice";
import { t } from "../../words/words.svelte";
import { asGame, asSolo } from "../game";
import { rollInWords } from "./analysis/words";
import MatArt from "./lobby/MatArt.svelte";
import { forSeats, inWords } from "./lobby/options";
import OptionsForm from "./lobby/OptionsForm.svelte";
import { DiceMatch } from "./match/match.svelte";
import Over from "./Over.svelte";
import Play from "./Play.svelte";
import { filmed, placeOf } from "./replay/filmed";
import Stage from "./replay/Stage.svelte";
import { tell } from "./replay/telling";
import { valueInWords } from "./result/solo";
import { goalInWords, optionsOf, variantFrom } from "./solo/variant";
import VariantPicker from "./solo/VariantPicker.svelte";
import Art from "./start/Art.svelte";
import GrabRow from "./start/GrabRow.svelte";

export default asGame<DiceMatch>({
  newMatch: (connection, table, occupants) => new DiceMatch(connection, table, occupants),
  Play,
  Result: Over,
  lobby: {
    Form: OptionsForm,
    inWords: (options, people) => inWords(options as unknown as Options, people),
    Art: MatArt,
    fitted: (options, seats) => ({ ...forSeats(options as unknown as Options, seats) }),
  },
  start: { Art, Choice: GrabRow, ofDeck: (sheet) => ({ sheet }) },
  solo: asSolo({
    variantFrom,
    optionsOf,
    Picker: VariantPicker,
    Art: MatArt,
    lead: () => t("dice-solo-lead"),
    goal: goalInWords,
    valueOf: valueInWords,
  }),
  rules: () => import("./rules/Rules.svelte"),
  learn: () => import("./lesson/Learn.svelte"),
  replay: {
    Stage,
    filmed: (notice) => filmed(notice as Notice),
    placeOf: (view) => placeOf(view as View),
    analysis: { chapter: () => "area", inWords: (decision) => rollInWords(decision as RollAnalysis) },
  },
  tell: ({ notice, view, names }) => tell({ notice: notice as Notice, view: view as View, names }),
});
