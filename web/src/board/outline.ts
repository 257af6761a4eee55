/** SVG paths around cells, in units of a cell: rounded corners, an inset, the seams between cells. */
import { type Cell, keyOf } from "./cells";

type Point = readonly [x: number, y: number];
export interface Rounding {
  /** how far inside the cells' edge the path runs */
  inset?: number;
  outer?: number;
  inner?: number;
}

const MOST_KEPT = 1000;
const kept = new Map<string, string>(); // every update brings the same cells again, for every board at the table

/** The outline of all cells; a hole is a loop of its own. */
export function outlinePath(cells: readonly Cell[], { inset = 0, outer = 0.14, inner = 0.1 }: Rounding = {}): string {
  const key = `${inset} ${outer} ${inner} ${cells.join(" ")}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const path = loops(cells)
    .map((corners) => roundedLoop(corners, inset, outer, inner))
    .join("");
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, path);
  return path;
}

export const HOLE = 0.24; // a peep-hole's radius

/** A circle in the middle of each cell; with an outline and the evenodd rule it is a hole to look through. */
export function holePath(holes: readonly Cell[] = []): string {
  const circle = `a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0Z`;
  return holes.map(([row, column]) => `M${near(column + 0.5 - HOLE)} ${row + 0.5}${circle}`).join("");
}

/** Short lines where two cells of one piece meet, stopping short of the cells' corners. */
export function seamPath(cells: readonly Cell[], gap = 0.16): string {
  const there = new Set(cells.map(keyOf));
  return cells
    .map(([row, column]) => {
      const right = there.has(keyOf([row, column + 1])) ? `M${column + 1} ${row + gap}V${row + 1 - gap}` : "";
      const below = there.has(keyOf([row + 1, column])) ? `M${column + gap} ${row + 1}H${column + 1 - gap}` : "";
      return right + below;
    })
    .join("");
}

function loops(cells: readonly Cell[]): Point[][] {
  const edges = directedEdges(cells);
  const found: Point[][] = [];
  while (edges.size > 0) found.push(withoutStraight(walk(edges)));
  return found;
}

/** Edges of the border from corner to corner, with the piece on the right hand. */
function directedEdges(cells: readonly Cell[]): Map<string, Point[]> {
  const there = new Set(cells.map(keyOf));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => edges.set(from.join(), [...(edges.get(from.join()) ?? []), to]);
  for (const [row, column] of cells) {
    if (!there.has(keyOf([row - 1, column]))) add([column, row], [column + 1, row]);
    if (!there.has(keyOf([row, column + 1]))) add([column + 1, row], [column + 1, row + 1]);
    if (!there.has(keyOf([row + 1, column]))) add([column + 1, row + 1], [column, row + 1]);
    if (!there.has(keyOf([row, column - 1]))) add([column, row + 1], [column, row]);
  }
  return edges;
}

function walk(edges: Map<string, Point[]>): Point[] {
  const start = [...edges.keys()][0] ?? "";
  const corners: Point[] = [];
  let at = start;
  let heading: Point = [0, 0];
  do {
    const here = at.split(",").map(Number) as unknown as Point;
    const ways = edges.get(at) ?? [];
    const toTheRight: Point = [here[0] - heading[1], here[1] + heading[0]]; // where two pieces touch at a corner
    const next = ways.find((way) => way.join() === toTheRight.join()) ?? ways[0] ?? here;
    const rest = ways.filter((way) => way !== next);
    if (rest.length > 0) edges.set(at, rest);
    else edges.delete(at);
    corners.push(here);
    heading = [next[0] - here[0], next[1] - here[1]];
    at = next.join();
  } while (at !== start);
  return corners;
}

function withoutStraight(corners: Point[]): Point[] {
  return corners.filter((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return bend(before, corner, after) !== 0;
  });
}

function bend(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]));
}

function roundedLoop(corners: Point[], inset: number, outer: number, inner: number): string {
  const arcs = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const into = direction(before, corner);
    const away = direction(corner, after);
    const isOuter = bend(before, corner, after) > 0;
    const radius = isOuter ? outer : inner;
    const x = corner[0] + (-into[1] - away[1]) * inset;
    const y = corner[1] + (into[0] + away[0]) * inset;
    const from = `${near(x - into[0] * radius)} ${near(y - into[1] * radius)}`;
    const to = `${near(x + away[0] * radius)} ${near(y + away[1] * radius)}`;
    return `${from}A${radius} ${radius} 0 0 ${isOuter ? 1 : 0} ${to}`;
  });
  return `M${arcs.join("L")}Z`;
}

function direction(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function near(value: number): number {
  return Math.round(value * 1000) / 1000;
}
