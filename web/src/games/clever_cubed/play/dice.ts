/** The dice on the table as one's hand finds them: which can be used, and what for. */
import type { DieView } from "../../../protocol/clever_cubed";
import { t } from "../../../words/words.svelte";
import { COLOUR_OF, type Colour, type DieName } from "../pieces/colours";
import { areasOf, boxesIn, isSameJoker } from "./candidates";
import type { Choice } from "./choice.svelte";
import type { Option } from "./options";

export const [HAND, PLATTER] = [0, 4];

export interface TableDie {
  die: DieName;
  colour: Colour;
  /** null before the first roll of a turn */
  face: number | null;
  place: number;
  isOpen: boolean;
  /** the reason why it can't be used */
  why: string | null;
  isChosen: boolean;
  /** would fall on the platter */
  isDropping: boolean;
  /** such as "1–2 of 4" or "no place" */
  caption: string;
}

export function tableDice(choice: Choice): readonly TableDie[] {
  const dropping = choice.stage === "use" ? (choice.lookedDie?.drops ?? []) : [];
  return choice.view.dice.map((view) => {
    const isOpen = choice.isOpen(view.die);
    return {
      ...{ die: view.die, colour: COLOUR_OF[view.die], face: view.face, place: view.place, isOpen },
      why: isOpen ? null : (view.why_not ?? "die.fits_nowhere"),
      isChosen: choice.chosen.die === view.die,
      isDropping: dropping.includes(view.die),
      caption: captionOf(choice, view),
    };
  });
}

function captionOf({ options, chosen, stage }: Choice, { die, why_not: why }: DieView): string {
  if (stage !== "use" && stage !== "pick" && stage !== "extra") return "";
  const own = options.filter((option) => option.die === die);
  const fitting = own.filter(({ joker }) => isSameJoker(joker, chosen.joker));
  if (fitting.length > 0) return whatFits(fitting);
  if (own.length > 0 && chosen.joker === null) return t("clever-cubed-play-with-joker");
  return own.length > 0 || why === "die.fits_nowhere" ? t("clever-cubed-play-no-place") : "";
}

function whatFits(options: readonly Option[]): string {
  const areas = areasOf(options);
  if (areas.size > 1) return t("clever-cubed-play-areas", { count: areas.size });
  const [area] = areas;
  const boxes = new Set([...boxesIn(options)].map((box) => box.replace(/-(half|times)$/, ""))).size;
  const most = Math.max(...options.map((option) => option.boxes.length));
  if (most > 1) return t("clever-cubed-play-some-of", { most, count: boxes });
  return area === "yellow" || area === "turquoise"
    ? t("clever-cubed-play-boxes", { count: boxes })
    : t("clever-cubed-play-fields", { count: boxes });
}
