import { describe, expect, it } from "vitest";
import { TILES } from "../src/games/ubongo_fun_size/pieces/tiles";
import { RefusedError } from "../src/protocol/api";
import type { Command, Placement, View } from "../src/protocol/ubongo_fun_size";
import { OwnBoard } from "../src/ubongo/race/ownBoard.svelte";

const CARD = { number: 3, area: ["####", "####"] };
const TOP: [number, number][] = [[0, 0], [0, 1], [0, 2]]; // prettier-ignore
const BOTTOM: [number, number][] = [[1, 0], [1, 1], [1, 2]]; // prettier-ignore

/** A server that answers when the test says so. */
class SlowMatch {
  version = $state(7);
  board = $state.raw<Placement[]>([]);
  sent: { command: Command; accept: (version: number) => void; refuse: (error: RefusedError) => void }[] = [];

  get view(): View {
    const seat = { card: CARD, board: this.board, tiles: ["I3", "L4"], finish: null, gives_up: false };
    return { seats: [{ ...seat, is_ready: false, cards_won: 0, gemstones: 0, points: 0 }] } as unknown as View;
  }

  send(command: Command): Promise<number> {
    return new Promise((accept, refuse) => this.sent.push({ command, accept, refuse }));
  }

  tell(version: number, board: Placement[]): void {
    this.version = version;
    this.board = board;
  }
}

function begin() {
  const match = new SlowMatch();
  const refusals: string[] = [];
  const own = new OwnBoard(match, TILES, 0, CARD, (_, error) => refusals.push(error.reason));
  const shown = () => own.board.map(({ tile, cells }) => `${tile} ${cells[0]?.join()}`);
  return { match, own, shown, refusals };
}
const answered = () => new Promise((done) => setTimeout(done));

describe("what the server hasn't answered yet", () => {
  it("is shown at once and sent in order", () => {
    const { match, own, shown } = begin();
    own.lay("I3", TOP);
    own.lay("I3", BOTTOM);
    expect(shown()).toEqual(["I3 1,0"]);
    expect(match.sent.map(({ command }) => command)).toEqual([
      { type: "lay_tile", tile: "I3", cells: TOP },
      { type: "lay_tile", tile: "I3", cells: BOTTOM },
    ]);
  });

  it("doesn't flicker back when the answer comes before the view, or the view before the answer", async () => {
    const { match, own, shown } = begin();
    own.lay("I3", TOP);
    match.sent[0]?.accept(8);
    await answered();
    expect(shown()).toEqual(["I3 0,0"]); // accepted, not in the view yet
    match.tell(8, [{ tile: "I3", cells: TOP }]);
    expect(shown()).toEqual(["I3 0,0"]);
    own.take("I3");
    match.tell(9, []);
    match.sent[1]?.accept(9);
    await answered();
    expect(shown()).toEqual([]);
  });

  it("stays on top of an older view while later moves are under way", async () => {
    const { match, own, shown } = begin();
    own.lay("I3", TOP);
    own.lay("I3", BOTTOM);
    match.tell(8, [{ tile: "I3", cells: TOP }]);
    match.sent[0]?.accept(8);
    await answered();
    expect(shown()).toEqual(["I3 1,0"]);
  });

  it("gives way to the server's word", async () => {
    const { match, own, shown, refusals } = begin();
    own.lay("I3", TOP);
    match.sent[0]?.refuse(new RefusedError("round.too_late"));
    await answered();
    expect(shown()).toEqual([]);
    expect(refusals).toEqual(["round.too_late"]);
  });

  it("is forgotten once the view shows it: later views win", async () => {
    const { match, own, shown } = begin();
    own.lay("I3", TOP);
    match.sent[0]?.accept(8);
    await answered();
    match.tell(9, []); // taken back in another tab
    expect(shown()).toEqual([]);
  });
});
