/** Where the pawns stand on the red spaces, and the way that the own one has gone. */
import type { LaneShape } from "./shapes";

/** A pawn as the board shows it. */
export interface BoardPawn {
  seat: number;
  name: string;
  /** a CSS colour, see ui/seats.ts */
  colour: string;
  isYou: boolean;
  /** where it stands; null before it is placed */
  lane: number | null;
  /** where it began the round */
  home: number | null;
}

/** From its top left corner. A disc is a pawn that stands behind another one where there is little room. */
export interface PawnSpot {
  pawn: BoardPawn;
  x: number;
  y: number;
  height: number;
  isDisc: boolean;
}

export const WIDE = 0.8; // of its height a pawn
const DISC = 0.44; // of the pawn in front, across

/** Those that stand on the space of a lane; the first is drawn first. */
export function pawnSpots({ space }: LaneShape, isUpright: boolean, standing: readonly BoardPawn[]): PawnSpot[] {
  const inOrder = [...standing].sort((one, other) => Number(one.isYou) - Number(other.isYou));
  return isUpright ? oneInFront(space, inOrder) : sideBySide(space, inOrder);
}

type Space = LaneShape["space"];

/** You, or else whoever, as a pawn in front; the others as discs behind it. */
function oneInFront(space: Space, standing: readonly BoardPawn[]): PawnSpot[] {
  const front = standing.at(-1);
  if (!front) return [];
  const behind = standing.slice(0, -1);
  const height = space.height * (behind.length > 0 ? 0.68 : 0.78);
  const middle = space.x + space.width / 2;
  const disc = height * DISC;
  const step = Math.min(disc * 1.08, (space.width - disc) / Math.max(1, behind.length - 1));
  const discs = behind.map((pawn, index) => ({
    pawn,
    x: middle + (index - (behind.length - 1) / 2) * step - disc / 2,
    y: space.y + space.height * 0.04,
    height: disc,
    isDisc: true,
  }));
  const stands = { x: middle - (height * WIDE) / 2, y: space.y + space.height * 0.96 - height, height };
  return [...discs, { pawn: front, ...stands, isDisc: false }];
}

function sideBySide(space: Space, standing: readonly BoardPawn[]): PawnSpot[] {
  const height = Math.min(space.height * 1.04, space.width * 0.6);
  const wide = height * WIDE;
  const y = space.y + space.height * 0.97 - height;
  if (standing.length === 1)
    return standing.map((pawn) => ({ pawn, x: space.x + wide * 0.5, y, height, isDisc: false }));
  const step = Math.min(wide * 0.98, (space.width - wide * 1.08) / Math.max(1, standing.length - 1));
  return standing.map((pawn, index) => ({ pawn, x: space.x + index * step, y, height, isDisc: false }));
}

/** A dotted way from space to space, and its head: where it is, and whither it points in degrees. */
export interface Way {
  path: string;
  head: { x: number; y: number; angle: number };
}

export function wayBetween(from: LaneShape, to: LaneShape, isUpright: boolean): Way {
  const [a, b] = [from.space, to.space];
  const sign = isUpright ? Math.sign(b.x - a.x) : Math.sign(b.y - a.y);
  const [start, end, aside] = isUpright
    ? [at(a, 0.5, 0.6), at(b, 0.5 - 0.5 * sign, 0.3), { x: 0, y: -a.height * 0.75 }]
    : [at(a, 0.28, 0.5 + 0.42 * sign), at(b, 0.28, 0.5 - 0.42 * sign), { x: -a.width * 0.25, y: 0 }];
  const [first, second] = [moved(start, aside), moved(end, aside)];
  const angle =
    (Math.atan2(end.y - second.y + (isUpright ? 0 : sign * 14), end.x - second.x + (isUpright ? sign * 14 : 0)) * 180) /
    Math.PI;
  const words = [start, first, second, end].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return { path: `M${words[0]}C${words[1]} ${words[2]} ${words[3]}`, head: { ...end, angle } };
}

type Point = { x: number; y: number };

function at({ x, y, width, height }: Space, across: number, down: number): Point {
  return { x: x + width * across, y: y + height * down };
}

function moved({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}
