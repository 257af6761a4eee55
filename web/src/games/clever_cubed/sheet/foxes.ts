/** What foxes bring: each as much as the lowest area. */
import type { Points } from "../../../protocol/clever_cubed";
import { AREAS } from "../pieces/colours";

export function lowest(points: Points): number {
  return Math.min(...AREAS.map((area) => points[area]));
}

/** "2 × 27 = 54" */
export function foxesInFigures(points: Points): string {
  return `${points.foxes} × ${lowest(points)} = ${points.fox_points}`;
}
