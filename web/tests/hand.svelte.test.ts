import { beforeEach, describe, expect, it } from "vitest";
import { type Cell, cellsOf } from "../src/board/cells";
import { Hand } from "../src/board/hand.svelte";
import type { Happening } from "../src/board/happening";
import { keyed } from "../src/board/keys";
import { type Placement, withoutTile, withTile } from "../src/board/placement";
import type { Work } from "../src/board/work";

const SHAPES: Record<string, string[]> = { I3: ["###"], L4: ["###", "#.."], twin: ["###"] };

/** A card of three rows that does what it is told. */
class Card implements Work {
  readonly area = ["####", "####", "####"];
  readonly tiles = ["I3", "L4", "twin"];
  board = $state.raw<readonly Placement[]>([]);
  isDone = $state(false);
  shapeOf = (tile: string): Cell[] => cellsOf(SHAPES[tile] ?? []);
  colourOf = (tile: string): string => (tile === "I3" ? "yellow" : "lime");
  lay(tile: string, cells: readonly Cell[]): void {
    this.board = withTile(this.board, tile, cells);
  }
  take(tile: string): void {
    this.board = withoutTile(this.board, tile);
  }
}

let card: Card;
let hand: Hand;
let reports: Happening[];
const told = () => reports.map(({ kind }) => kind);
const lying = () => card.board.map(({ tile, cells }) => `${tile} ${cells.join(" ")}`);

function key(name: string, tile: string): KeyboardEvent {
  document.body.innerHTML = `<button data-tile="${tile}"></button>`;
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  document.querySelector("button")?.dispatchEvent(event);
  keyed(hand, event);
  return event;
}

beforeEach(() => {
  card = new Card();
  reports = [];
  hand = new Hand(card, (happening) => reports.push(happening));
});

describe("by keys alone", () => {
  it("a tile is taken to the card, moved, turned and laid", () => {
    key("ArrowUp", "I3");
    expect(hand.held).toMatchObject({ tile: "I3", by: "keys" });
    key("ArrowUp", "I3");
    key("ArrowLeft", "I3");
    hand.press("I3");
    expect(lying()).toEqual(["I3 0,0 0,1 0,2"]);
    key("ArrowRight", "I3");
    key("r", "I3");
    hand.press("I3");
    expect(lying()).toEqual(["I3 0,1 1,1 2,1"]);
  });

  it("Escape puts it back where it was, Delete takes it off", () => {
    card.lay("I3", [[0, 0], [0, 1], [0, 2]]); // prettier-ignore
    key("ArrowDown", "I3");
    key("Escape", "I3");
    expect(hand.held).toBeNull();
    expect(lying()).toEqual(["I3 0,0 0,1 0,2"]);
    key("Delete", "I3");
    expect(lying()).toEqual([]);
  });

  it("what doesn't fit stays off the card, and why is reported", () => {
    card.lay("I3", [[0, 0], [0, 1], [0, 2]]); // prettier-ignore
    for (const name of ["Enter", "ArrowUp", "ArrowUp", "ArrowLeft"]) key(name, "L4");
    expect(hand.landing.kind).toBe("misfits");
    hand.press("L4");
    expect(lying()).toEqual(["I3 0,0 0,1 0,2"]);
    expect(reports.at(-1)).toMatchObject({ kind: "misfits", tile: "L4", misfit: { tiles: ["I3"] } });
  });

  it("other keys are left alone", () => {
    expect(key("x", "I3").defaultPrevented).toBe(false);
    expect(key("ArrowUp", "I3").defaultPrevented).toBe(true);
  });
});

describe("without a hold", () => {
  it("a tap turns, and the form stays when the tile has been on the card", () => {
    hand.tap("I3", 1000);
    expect(hand.formOf("I3").cells).toEqual([[0, 0], [1, 0], [2, 0]]); // prettier-ignore
    card.lay("I3", [[0, 3], [1, 3], [2, 3]]); // prettier-ignore
    hand.takeBack();
    expect(lying()).toEqual([]);
    expect(hand.formOf("I3").cells).toEqual([[0, 0], [1, 0], [2, 0]]); // prettier-ignore
  });

  it("a tile on the card is turned where it lies if that fits", () => {
    card.lay("I3", [[1, 0], [1, 1], [1, 2]]); // prettier-ignore
    hand.tap("I3", 1000);
    expect(lying()).toEqual(["I3 1,0 1,1 1,2"]); // a tap only chooses it
    hand.reshape("turn");
    expect(lying()).toEqual(["I3 0,1 1,1 2,1"]);
  });

  it("take back means the chosen tile, or else the last one", () => {
    card.lay("I3", [[0, 0], [0, 1], [0, 2]]); // prettier-ignore
    card.lay("L4", [[1, 0], [1, 1], [1, 2], [2, 0]]); // prettier-ignore
    hand.select("I3");
    hand.takeBack();
    expect(lying()).toEqual(["L4 1,0 1,1 1,2 2,0"]);
    hand.takeBack();
    expect(lying()).toEqual([]);
  });

  it("a card that is done can't be changed", () => {
    card.lay("I3", [[0, 0], [0, 1], [0, 2]]); // prettier-ignore
    card.isDone = true;
    hand.select("I3");
    hand.takeBack();
    hand.reshape("turn");
    hand.press("I3");
    expect(lying()).toEqual(["I3 0,0 0,1 0,2"]);
    expect(hand.held).toBeNull();
  });
});

describe("a board that moves", () => {
  let rect = { x: 100, y: 100, width: 192, height: 144 };
  const cells = { getBoundingClientRect: () => rect, getAttribute: () => "4" } as unknown as SVGRectElement;

  function move(x: number, y: number, px: number): void {
    rect = { x, y, width: 4 * px, height: 3 * px };
    hand.stayOver();
  }

  it("takes what is held over it along, and nothing else", () => {
    hand.places.cells(cells);
    hand.lift("I3", { x: 0, y: 0 }, { x: 0, y: 500, float: null });
    const beside = hand.places.shown;
    move(120, 150, 38);
    expect(hand.landing.kind).toBe("away");
    expect(hand.places.shown.y).toBeCloseTo(beside.y);
    const { x, y } = hand.places.onCard({ row: 1, column: 1 });
    hand.moveTo({ x, y, float: null });
    const over = hand.places.spot;
    move(90, 70, 48);
    expect(hand.places.spot.row).toBeCloseTo(over.row);
    expect(hand.places.spot.column).toBeCloseTo(over.column);
    hand.drop();
    expect(lying()).toEqual(["I3 1,1 1,2 1,3"]);
  });
});

describe("what is reported", () => {
  it("by keys: each step, and where it came to lie", () => {
    key("ArrowUp", "I3");
    hand.press("I3");
    expect(told()).toEqual(["lifted", "over", "laid"]);
    expect(reports.at(-1)).toMatchObject({ placement: { tile: "I3", cells: card.board[0]?.cells } });
  });

  it("by hand: taken up, brought beside the card, gone back", () => {
    hand.lift("I3", { x: 0, y: 0 }, { x: 900, y: 900, float: null });
    hand.drop();
    expect(told()).toEqual(["lifted", "wentBack"]);
  });

  it("off the card, by a button or by hand", () => {
    card.lay("I3", [[0, 0], [0, 1], [0, 2]]); // prettier-ignore
    hand.takeBack();
    card.lay("I3", [[0, 0], [0, 1], [0, 2]]); // prettier-ignore
    hand.lift("I3", { x: 0, y: 0 }, { x: 900, y: 900, float: null });
    hand.drop();
    expect(told()).toEqual(["taken", "lifted", "taken"]);
  });

  it("a turn says whether the tile lies", () => {
    hand.tap("I3", 1000);
    card.lay("L4", [[0, 0], [0, 1], [0, 2], [1, 0]]); // prettier-ignore
    hand.select("L4");
    hand.reshape("flip");
    expect(reports).toMatchObject([
      { kind: "reshaped", tile: "I3", how: "turn", lies: null },
      { kind: "reshaped", tile: "L4", how: "flip", lies: card.board[0] },
    ]);
  });
});

describe("two pieces of one shape", () => {
  it("are two: each turned, laid and taken by itself", () => {
    hand.tap("twin", 1000);
    expect(hand.formOf("I3").cells).toEqual(cellsOf(["###"]));
    card.lay("I3", [[0, 0], [0, 1], [0, 2]]); // prettier-ignore
    for (const name of ["Enter", "ArrowRight", "ArrowRight"]) key(name, "twin");
    hand.press("twin");
    expect(lying()).toEqual(["I3 0,0 0,1 0,2", "twin 0,3 1,3 2,3"]);
    hand.takeBack("I3");
    expect(lying()).toEqual(["twin 0,3 1,3 2,3"]);
  });

  it("are in each other's way", () => {
    card.lay("I3", [[1, 0], [1, 1], [1, 2]]); // prettier-ignore
    hand.press("twin");
    expect(hand.landing).toMatchObject({ kind: "misfits", misfit: { tiles: ["I3"] } });
  });
});

it("lets the rows around a held tile have new heights when the window has another size", () => {
  const grid = document.createElement("div");
  grid.style.gridTemplateRows = "48px 200px";
  document.body.append(grid);
  const letGo = hand.places.standOn(grid);
  hand.lift("I3", { x: 0, y: 0 }, { x: 9, y: 9, float: null });
  expect(grid.style.gridTemplateRows).toBe("48px 200px");
  hand.resized();
  expect(grid.style.gridTemplateRows).toBe("");
  expect(hand.held).toMatchObject({ tile: "I3", by: "pointer" });
  letGo();
  grid.remove();
});
