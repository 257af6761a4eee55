/** Ubongo in the browser: card and die, hourglass and gem board. */
import type { Notice, Options, View } from "../../protocol/ubongo_classic";
import { t } from "../../words/words.svelte";
import { asGame, asSolo } from "../game";
import { ANALYSIS } from "./analysis/words";
import MatArt from "./lobby/MatArt.svelte";
import { forSeats, inWords } from "./lobby/options";
import OptionsForm from "./lobby/OptionsForm.svelte";
import SeatSide from "./lobby/SeatSide.svelte";
import { ClassicMatch } from "./match/match.svelte";
import Over from "./Over.svelte";
import Play from "./Play.svelte";
import { filmed, placeOf } from "./replay/filmed";
import Stage from "./replay/Stage.svelte";
import { tell } from "./replay/telling";
import { goalInWords, optionsOf, valueInWords, variantFrom } from "./solo/variant";
import VariantPicker from "./solo/VariantPicker.svelte";
import Art from "./start/Art.svelte";
import SideChoice from "./start/SideChoice.svelte";

export default asGame<ClassicMatch>({
  newMatch: (connection, table, occupants) => new ClassicMatch(connection, table, occupants),
  Play,
  Result: Over,
  lobby: {
    Form: OptionsForm,
    inWords: (options, people) => inWords(options as unknown as Options, people),
    SeatChoice: SeatSide,
    Art: MatArt,
    fitted: (options, seats) => ({ ...forSeats(options as unknown as Options, seats) }),
  },
  start: { Art, Choice: SideChoice, ofDeck: (deck) => ({ deck }) },
  solo: asSolo({
    variantFrom,
    optionsOf,
    Picker: VariantPicker,
    lead: () => t("classic-solo-lead"),
    goal: goalInWords,
    valueOf: valueInWords,
  }),
  rules: () => import("./rules/Rules.svelte"),
  learn: () => import("./lesson/Learn.svelte"),
  replay: {
    Stage,
    filmed: (notice) => filmed(notice as Notice),
    placeOf: (view) => placeOf(view as View),
    analysis: ANALYSIS,
  },
  tell: ({ notice, view, names, after }) => tell({ notice: notice as Notice, view: view as View, names, after }),
});
