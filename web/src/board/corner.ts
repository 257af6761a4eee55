/** Where a label has room on a card: not where the area is. */
import { type Area, cellsOf } from "./cells";

export const CORNERS = ["bottom-left", "bottom-right", "top-left", "top-right"] as const;
export type Corner = (typeof CORNERS)[number];
interface Size {
  width: number;
  height: number;
}

const A_LITTLE = 0.12; // of the label may lie under the area

/** The first corner where nothing hides the label, or else where it can be read; null if there is none. */
export function emptyCorner(
  area: Area,
  place: { x: number; y: number; px: number },
  ground: Size,
  label: Size,
  inset: number,
): Corner | null {
  const hidden = (corner: Corner) => {
    const left = corner.endsWith("left") ? inset : ground.width - inset - label.width;
    const top = corner.startsWith("top") ? inset : ground.height - inset - label.height;
    const under = cellsOf(area).map(
      ([row, column]) =>
        shared(left, label.width, place.x + column * place.px, place.px) *
        shared(top, label.height, place.y + row * place.px, place.px),
    );
    return under.reduce((sum, part) => sum + part, 0);
  };
  const most = A_LITTLE * label.width * label.height;
  return CORNERS.find((corner) => hidden(corner) === 0) ?? CORNERS.find((corner) => hidden(corner) <= most) ?? null;
}

/** How much two stretches have in common. */
function shared(from: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));
}
