/** What foxes bring: each as much as the lowest area. */
import type { Points } from "../../../protocol/clever_cubed";

export function lowest(points: Points): number {
  return points[points.lowest];
}

/** "2 × 27 = 54" */
export function foxesInFigures(points: Points): string {
  return `${points.foxes} × ${lowest(points)} = ${points.fox_points}`;
}
