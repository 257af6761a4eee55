/** Ubongo Fun-Size in the browser: the shared race, and what sets this game apart. */
import type { Options } from "../../protocol/ubongo_fun_size";
import { raceAnalysis } from "../../ubongo/analysis/words";
import { RACE_FILM, raceWith } from "../../ubongo/brings";
import type { RaceMatch } from "../../ubongo/match/match.svelte";
import { valueInWords } from "../../ubongo/solo/goal";
import { t } from "../../words/words.svelte";
import { asGame, asSolo } from "../game";
import { KIT } from "./pieces/kit";
import MatArt from "./lobby/MatArt.svelte";
import { forSeats, inWords } from "./lobby/options";
import OptionsForm from "./lobby/OptionsForm.svelte";
import ReplayStage from "./ReplayStage.svelte";
import { goalInWords, optionsOf, variantFrom } from "./solo/variant";
import VariantPicker from "./solo/VariantPicker.svelte";
import Art from "./start/Art.svelte";
import SideChoice from "./start/SideChoice.svelte";

export default asGame<RaceMatch>({
  ...raceWith(KIT),
  lobby: {
    Form: OptionsForm,
    inWords: (options, people) => inWords(options as unknown as Options, people),
    Art: MatArt,
    fitted: (options, seats) => ({ ...forSeats(options as unknown as Options, seats) }),
  },
  start: { Art, Choice: SideChoice, ofDeck: (deck) => ({ deck }) },
  solo: asSolo({
    variantFrom,
    optionsOf,
    Picker: VariantPicker,
    lead: () => t("solo-lead"),
    goal: goalInWords,
    valueOf: valueInWords,
  }),
  rules: () => import("./rules/Rules.svelte"),
  learn: () => import("./lesson/Learn.svelte"),
  replay: { Stage: ReplayStage, ...RACE_FILM, analysis: raceAnalysis(KIT.tiles) },
});
