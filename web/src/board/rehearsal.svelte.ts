/** The first lift after a load would pay for all code that no lift has run yet: on a slow phone that is longer than a
 * lift may take. So a hand of its own lifts, moves and lays a tile where nobody sees it, while the page is idle. */
import { flushSync, mount, unmount } from "svelte";
import { oneByOne } from "../ui/idle";
import type { Cell } from "./cells";
import { Hand } from "./hand.svelte";
import { type Placement, withoutTile, withTile } from "./placement";
import Rehearsed from "./Rehearsed.svelte";
import type { Work } from "./work";

const TILE = "rehearsed";

class Practice implements Work {
  readonly area = ["##", "##"];
  readonly tiles = [TILE];
  readonly isDone = false;
  board = $state.raw<readonly Placement[]>([]);
  shapeOf = (): Cell[] => [
    [0, 0],
    [0, 1],
  ];
  colourOf = (): string => "yellow";
  lay(tile: string, cells: readonly Cell[]): void {
    this.board = withTile(this.board, tile, cells);
  }
  take(tile: string): void {
    this.board = withoutTile(this.board, tile);
  }
}

let isDone = false;

/** Once for every load; what is returned calls it off. */
export function rehearse(): () => void {
  if (isDone) return () => {};
  const target = document.createElement("div"); // never in the document
  const hand = new Hand(new Practice(), () => {});
  const { px } = hand.places.card;
  const at = (rows: number) => ({ x: px / 2, y: (rows + 0.5) * px, float: null });
  const acts = [
    () => hand.lift(TILE, at(0), at(0)),
    () => hand.moveTo(at(1)), // fits
    () => hand.drop(),
    () => hand.lift(TILE, at(1), at(1.6)), // sticks out
    () => hand.drop(),
    () => hand.takeBack(TILE),
  ];
  let shown: Record<string, never> | null = null;
  const end = (): void => {
    if (shown) void unmount(shown);
    shown = null;
  };
  const callOff = oneByOne([
    () => (shown = mount(Rehearsed, { target, props: { hand } })),
    ...acts.map((act) => () => flushSync(act)),
    () => (end(), (isDone = true)),
  ]);
  return () => (callOff(), end());
}
