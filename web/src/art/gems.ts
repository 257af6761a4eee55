/** Cut stones around 0, 0, about one unit wide: their outline, and facets lit from the top left. */
import { mixed } from "../board/colours";

export type GemKind = "red" | "blue" | "green" | "yellow" | "orange" | "purple";
type Point = readonly [x: number, y: number];
export interface CutStone {
  outline: string;
  table: string;
  facets: readonly { points: string; colour: string }[];
  colours: { base: string; rim: string; table: string };
}

const BASES: Record<GemKind, string> = {
  red: "#de3b45",
  blue: "#2f78e0",
  green: "#22a05a",
  yellow: "#f7c92b",
  orange: "#f27f22",
  purple: "#8f55db",
};
const OUTLINES: Record<GemKind, readonly Point[]> = {
  red: regular(12, 0.47, Math.PI / 12),
  blue: [[0, -0.52], ...arc(-22, 203, 25, 0.37, 0.12)],
  green: [
    [-0.28, -0.44],
    [0.28, -0.44],
    [0.4, -0.32],
    [0.4, 0.32],
    [0.28, 0.44],
    [-0.28, 0.44],
    [-0.4, 0.32],
    [-0.4, -0.32],
  ],
  yellow: [
    [-0.07, -0.46],
    [0.07, -0.46],
    [0.5, 0.3],
    [0.43, 0.42],
    [-0.43, 0.42],
    [-0.5, 0.3],
  ],
  orange: [
    [0, -0.5],
    [0.4, 0],
    [0, 0.5],
    [-0.4, 0],
  ],
  purple: regular(6, 0.49, Math.PI / 6),
};
const SHADE = "#180818";
const TABLE = 0.52; // the flat top, as a part of the whole
const LOW: Partial<Record<GemKind, number>> = { yellow: 0.06, blue: 0.06 }; // where the middle lies lower

export function cut(kind: GemKind): CutStone {
  const base = BASES[kind];
  const middle = LOW[kind] ?? 0;
  const outer = OUTLINES[kind];
  const inner = outer.map(([x, y]): Point => [x * TABLE, (y - middle) * TABLE + middle]);
  return {
    outline: pointsOf(outer),
    table: pointsOf(inner),
    facets: outer.map((corner, index) => {
      const next = (index + 1) % outer.length;
      const [after, innerAfter, innerHere] = [outer[next] ?? corner, inner[next] ?? corner, inner[index] ?? corner];
      return { points: pointsOf([corner, after, innerAfter, innerHere]), colour: lit(base, corner, after) };
    }),
    colours: { base, rim: mixed(base, SHADE, 0.52), table: mixed(base, "#ffffff", 0.22) },
  };
}

function lit(base: string, [ax, ay]: Point, [bx, by]: Point): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const light = ((by - ay) * -0.55 + (bx - ax) * 0.83) / length;
  return light > 0 ? mixed(base, "#ffffff", 0.55 * light) : mixed(base, SHADE, -0.42 * light);
}

function regular(corners: number, radius: number, from: number): Point[] {
  return Array.from({ length: corners }, (_, index) => at(from + (2 * Math.PI * index) / corners, radius, 0));
}

function arc(from: number, to: number, step: number, radius: number, y: number): Point[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count }, (_, index) => at(((from + index * step) * Math.PI) / 180, radius, y));
}

function at(angle: number, radius: number, y: number): Point {
  return [Math.cos(angle) * radius, Math.sin(angle) * radius + y];
}

function pointsOf(corners: readonly Point[]): string {
  return corners.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ");
}
