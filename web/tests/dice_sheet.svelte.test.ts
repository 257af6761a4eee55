import { describe, expect, it } from "vitest";
import { Hand } from "../src/board/hand.svelte";
import { OwnSheet } from "../src/games/ubongo_dice/draw/ownSheet.svelte";
import { freeIn } from "../src/games/ubongo_dice/draw/telling";
import { RefusedError } from "../src/protocol/api";
import type { Command, Drawn, SeatView, View } from "../src/protocol/ubongo_dice";
import { field, seat, viewOf } from "./dice_view";

type Cells = [number, number][];
const LEFT: Cells = [[0, 0], [1, 0]]; // prettier-ignore
const MIDDLE: Cells = [[0, 1], [1, 1]]; // prettier-ignore
const RIGHT: Cells = [[0, 2], [1, 2]]; // prettier-ignore
const older: Drawn = { colour: "white", face: "I2", cells: LEFT, roll: 1 };

class SlowMatch {
  version = $state(7);
  view = $state.raw<View>(viewOf([]));
  sent: { command: Command; accept: (version: number) => void; refuse: (error: RefusedError) => void }[] = [];

  constructor() {
    this.tell(7, [older]);
  }

  send(command: Command): Promise<number> {
    return new Promise((accept, refuse) => this.sent.push({ command, accept, refuse }));
  }

  tell(version: number, drawn: Drawn[], changes: Partial<View> = {}, own: Partial<SeatView> = {}): void {
    const [, ...others] = this.view.seats;
    const me = seat({ black: "I4", white: "I2", ...own, sheet: [field({ drawn, rolls: 2 })] });
    this.version = version;
    this.view = { ...viewOf([me, ...others]), phase: "drawing", rolls: 2, ...changes };
  }
}

function begin() {
  const match = new SlowMatch();
  const refusals: string[] = [];
  const sheet = new OwnSheet(match, 0, (_, error) => refusals.push(error.reason));
  return { match, sheet, refusals, shown: () => sheet.board.map(({ tile, cells }) => `${tile} ${cells[0]?.join()}`) };
}
const answered = () => new Promise((done) => setTimeout(done));
const drawnNow: Drawn = { colour: "white", face: "I2", cells: MIDDLE, roll: 2 };

describe("your area", () => {
  it("has what is older for good, and the shapes of this roll by the colours of their dice", () => {
    const { match, sheet } = begin();
    match.tell(8, [older, drawnNow]);
    expect(sheet.fixed).toEqual([{ tile: "1 white", cells: LEFT }]);
    expect(sheet.board).toEqual([{ tile: "white", cells: MIDDLE }]);
    expect(sheet.tiles).toEqual(["black", "white"]);
    expect(freeIn(sheet)).toBe(2);
    expect([sheet.colourOf("1 white"), sheet.colourOf("black")]).toEqual(["ivory", "slate"]);
  });

  it("is done where nothing fits, and once that stands", () => {
    const { match, sheet } = begin();
    expect(sheet.isDone).toBe(false);
    for (const own of [{ fits_nowhere: true }, { is_confirmed: true }, { plays: false }]) {
      match.tell(8, [older], {}, own);
      expect(sheet.isDone).toBe(true);
    }
  });

  it("lets nothing lie on what is older, and nothing old be taken", () => {
    const { sheet } = begin();
    const hand = new Hand(sheet, () => {});
    hand.takeBack();
    expect(hand.lies("1 white")).toBe(false);
    hand.step("white", 0, 0);
    for (let step = 0; step < 4; step++) hand.step("white", 0, -1);
    expect(hand.landing.kind).toBe("misfits");
    hand.putBack();
  });

  it("shows at once what isn't answered yet, and takes back what is refused", async () => {
    const { match, sheet, shown, refusals } = begin();
    sheet.lay("white", MIDDLE);
    expect(shown()).toEqual(["white 0,1"]);
    expect(match.sent[0]?.command).toEqual({ type: "draw_shape", colour: "white", cells: MIDDLE });
    match.sent[0]?.refuse(new RefusedError("tile.overlaps"));
    await answered();
    expect(shown()).toEqual([]);
    expect(refusals).toEqual(["tile.overlaps"]);
  });

  it("never shows a shape twice when the server's view comes", async () => {
    const { match, sheet, shown } = begin();
    sheet.lay("white", MIDDLE);
    match.sent[0]?.accept(8);
    await answered();
    expect(shown()).toEqual(["white 0,1"]);
    match.tell(8, [older, drawnNow]);
    expect(shown()).toEqual(["white 0,1"]);
    sheet.take("white");
    expect(shown()).toEqual([]);
    expect(match.sent[1]?.command).toEqual({ type: "lift_shape", colour: "white" });
  });

  it("keeps places that are only tried to itself, until all have grabbed: then they are drawn", () => {
    const { match, sheet, shown } = begin();
    match.tell(8, [older], { phase: "grabbing" });
    sheet.lay("white", RIGHT);
    sheet.lay("white", MIDDLE);
    expect(shown()).toEqual(["white 0,1"]);
    expect(match.sent).toEqual([]);
    match.tell(9, [older]);
    expect(shown()).toEqual(["white 0,1"]);
    sheet.drawTries();
    expect(match.sent.map(({ command }) => command)).toEqual([{ type: "draw_shape", colour: "white", cells: MIDDLE }]);
    expect(shown()).toEqual(["white 0,1"]);
    sheet.drawTries();
    expect(match.sent).toHaveLength(1);
  });

  it("can be worked on while dice are grabbed and shapes are drawn, until it is confirmed", () => {
    const { match, sheet } = begin();
    expect(sheet.isDone).toBe(false);
    match.tell(8, [older], {}, { is_confirmed: true });
    expect(sheet.isDone).toBe(true);
    match.tell(9, [older], { phase: "rolling" });
    expect(sheet.isDone).toBe(true);
    match.tell(10, [older], {}, { plays: false });
    expect(sheet.isDone).toBe(true);
  });
});
