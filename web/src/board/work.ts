/** What the hand works on: a card, what lies on it, and the pieces there are. */
import type { Cell } from "./cells";
import type { Print } from "./peep";
import type { Placement } from "./placement";

export interface Work extends Print {
  readonly board: readonly Placement[];
  /** what lies there for good: in the way, and not to be touched */
  readonly fixed?: readonly Placement[];
  readonly tiles: readonly string[];
  /** nothing can be moved any more */
  readonly isDone: boolean;
  /** its cells as it lies in the box */
  shapeOf(tile: string): readonly Cell[];
  /** those of its cells with a hole */
  holesOf?(tile: string): readonly Cell[];
  colourOf(tile: string): string;
  /** what is printed on the tile */
  readonly numberOf?: ((tile: string) => string) | undefined;
  lay(tile: string, cells: readonly Cell[], holes?: readonly Cell[]): void;
  take(tile: string): void;
}
