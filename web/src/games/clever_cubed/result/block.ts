/** The score block on the back of the sheet: a row per area, one for the foxes, a column per seat. */
import type { Points, View } from "../../../protocol/clever_cubed";
import { AREAS, type Area } from "../pieces/colours";
import { lowest } from "../sheet/foxes";

export const ROWS = [...AREAS, "foxes"] as const;
export type Row = (typeof ROWS)[number];

export interface Cell {
  points: number;
  /** nobody has more in this area */
  isBest: boolean;
  /** what this seat's foxes are worth */
  isLowest: boolean;
}

export function cellOf(seats: View["seats"], seat: number, area: Area): Cell {
  const own = seats[seat]?.points;
  const points = own?.[area] ?? 0;
  const most = Math.max(...seats.map((each) => each.points[area]));
  return { points, isBest: seats.length > 1 && points > 0 && points === most, isLowest: own?.lowest === area };
}

/** "2 × 27" */
export function foxesTimes(points: Points): string {
  return `${points.foxes} × ${lowest(points)}`;
}

export function pointsIn(points: Points, row: Row): number {
  return row === "foxes" ? points.fox_points : points[row];
}

/** What the first rows come to, so many of them. */
export function sumOf(points: Points, rows: number): number {
  return ROWS.slice(0, rows).reduce((sum, row) => sum + pointsIn(points, row), 0);
}

/** The longest bar of all is as long as there is room. */
export function mostIn(seats: View["seats"]): number {
  return Math.max(1, ...seats.flatMap(({ points }) => ROWS.map((row) => pointsIn(points, row))));
}
