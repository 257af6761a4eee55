/** Clever Cubed in the browser: roll, choose a die, fill the sheet. */
import type { Choice, Notice, Options, View } from "../../protocol/clever_cubed";
import { t } from "../../words/words.svelte";
import { asGame, asSolo } from "../game";
import { choiceInWords } from "./analysis/words";
import { fetchEndInTime, loadLater } from "./loading";
import MatArt from "./lobby/MatArt.svelte";
import { inWords } from "./lobby/options";
import OptionsForm from "./lobby/OptionsForm.svelte";
import { tell } from "./log/telling";
import { CleverMatch } from "./match/match.svelte";
import Over from "./Over.svelte";
import Play from "./Play.svelte";
import { filmed, placeOf } from "./replay/filmed";
import Stage from "./Stage.svelte";
import { goalInWords, optionsOf, valueInWords, variantFrom } from "./solo/variant";
import VariantPicker from "./solo/VariantPicker.svelte";
import Art from "./start/Art.svelte";
import HintsRow from "./start/HintsRow.svelte";

export default asGame<CleverMatch>({
  newMatch(connection, table, occupants) {
    const match = new CleverMatch(connection, table, occupants);
    fetchEndInTime(match);
    return match;
  },
  Play,
  Result: Over,
  lobby: {
    Form: OptionsForm,
    inWords: (options) => inWords(options as unknown as Options),
    Art: MatArt,
  },
  start: { Art, Choice: HintsRow },
  solo: asSolo({
    variantFrom,
    optionsOf,
    Picker: VariantPicker,
    Art: MatArt,
    lead: () => t("clever-cubed-solo-lead"),
    goal: goalInWords,
    valueOf: valueInWords,
  }),
  rules: () => import("./rules/Rules.svelte"),
  learn: () => loadLater().then(({ Learn }) => ({ default: Learn })),
  replay: {
    Stage,
    filmed: (notice) => filmed(notice as Notice),
    placeOf: (view) => placeOf(view as View),
    analysis: { chapter: () => "round", inWords: (decision) => choiceInWords(decision as Choice) },
  },
  tell: ({ notice, view, names }) => tell({ notice: notice as Notice, view: view as View, names }),
});
