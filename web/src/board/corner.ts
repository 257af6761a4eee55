/** Where a label has room on a card: not where the area is. */
import { type Area, cellsOf } from "./cells";

export const CORNERS = ["bottom-left", "bottom-right", "top-left", "top-right"] as const;
export type Corner = (typeof CORNERS)[number];
interface Size {
  width: number;
  height: number;
}

const EDGE = 3; // px of the line around the area and the air beside it

/** The first corner where the label lies beside the area; null if there is none. */
export function emptyCorner(
  area: Area,
  place: { x: number; y: number; px: number },
  ground: Size,
  label: Size,
  inset: number,
): Corner | null {
  const isFree = (corner: Corner) => {
    const left = corner.endsWith("left") ? inset : ground.width - inset - label.width;
    const top = corner.startsWith("top") ? inset : ground.height - inset - label.height;
    return !cellsOf(area).some(
      ([row, column]) =>
        meets(left, label.width, place.x + column * place.px, place.px) &&
        meets(top, label.height, place.y + row * place.px, place.px),
    );
  };
  return CORNERS.find(isFree) ?? null;
}

/** Whether a stretch comes near a cell's. */
function meets(from: number, length: number, cell: number, cellLength: number): boolean {
  return from < cell + cellLength + EDGE && from + length > cell - EDGE;
}
