/** What foxes bring: each as much as the lowest area. */
import type { Points } from "../../../protocol/clever_cubed";

export function lowest(points: Points): number {
  return points[points.lowest];
}

/** "2 × 27" */
export function foxesInShort(points: Points): string {
  return `${points.foxes} × ${lowest(points)}`;
}

/** Whether it is the area that foxes count. */
export function isForFoxes(points: Points, area: Points["lowest"]): boolean {
  return points.foxes > 0 && points.lowest === area;
}

/** "2 × 27 = 54" */
export function foxesInFigures(points: Points): string {
  return `${foxesInShort(points)} = ${points.fox_points}`;
}
