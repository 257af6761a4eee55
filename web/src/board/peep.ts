/** Cards to peep at: a rectangle of fields, and every white one must be seen through a hole. */
import { type Area, type Cell, cellsOf, keyOf } from "./cells";
import type { Form } from "./form";

/** What is printed on a card. */
export interface Print {
  readonly area: Area;
  /** on a card to peep at: the white fields of the area */
  readonly whites?: readonly Cell[] | undefined;
}

/** From the fields as they are told: "o" is white, any other plain, and tiles may lie on all of them. */
export function peepPrint(fields: Area): { area: Area; whites: Cell[] } {
  return { area: fields.map((line) => "#".repeat(line.length)), whites: cellsOf(fields, "o") };
}

export interface Sight {
  /** through a hole */
  seen: Cell[];
  /** under a solid cell */
  hidden: Cell[];
  /** nothing lies there */
  open: Cell[];
}

export function sightOf(whites: readonly Cell[], board: readonly Form[]): Sight {
  const covered = keysOf(board.map(({ cells }) => cells));
  const peeped = keysOf(board.map(({ holes }) => holes ?? []));
  return {
    seen: whites.filter((field) => peeped.has(keyOf(field))),
    hidden: whites.filter((field) => covered.has(keyOf(field)) && !peeped.has(keyOf(field))),
    open: whites.filter((field) => !covered.has(keyOf(field))),
  };
}

function keysOf(parts: readonly (readonly Cell[])[]): Set<string> {
  return new Set(parts.flat().map(keyOf));
}
