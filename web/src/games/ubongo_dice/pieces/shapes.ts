/** The shapes on the dice, and what is drawn from them. */
import { type Area, type Cell, cellsOf } from "../../../board/cells";
import type { Placement } from "../../../board/placement";
import { DICE_BLACK, DICE_WHITE } from "../../../protocol/tiles";
import type { Die, Drawn } from "../../../protocol/ubongo_dice";
import { t } from "../../../words/words.svelte";

export type Colour = Die["colour"];
export const COLOURS: readonly Colour[] = ["black", "white"];

const FACES: Record<Colour, Record<string, { picture: Area }>> = { black: DICE_BLACK, white: DICE_WHITE };

export function facesOf(colour: Colour): string[] {
  return Object.keys(FACES[colour]);
}

export function shapeOf(colour: Colour, face: string): Cell[] {
  return cellsOf(FACES[colour][face]?.picture ?? []);
}

/** "T of four squares" */
export function shapeName(face: string): string {
  return t("dice-shape", { face });
}

/** How many squares an area has. */
export function squaresOf(area: Area): number {
  return cellsOf(area).length;
}

/** What is drawn from a black die is slate, from a white one ivory; a piece's id ends with the colour of its die. */
export function inkOf(piece: string): "slate" | "ivory" {
  return piece.endsWith("black") ? "slate" : "ivory";
}

/** A die comes once in a roll, so its roll and its colour name a shape that was drawn. */
export function placed(drawn: readonly Drawn[]): Placement[] {
  return drawn.map(({ roll, colour, cells }) => ({ tile: `${roll} ${colour}`, cells }));
}
