import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cell } from "../src/board/cells";
import { formIn, movedForm } from "../src/board/form";
import { Hand } from "../src/board/hand.svelte";
import type { Happening } from "../src/board/happening";
import { peepPrint } from "../src/board/peep";
import { type Placement, withoutTile, withTile } from "../src/board/placement";
import PlayCard from "../src/board/PlayCard.svelte";
import { HOLED } from "./shimo_tiles";
import type { Work } from "../src/board/work";

/** Two tiles, five by two fields; solved when the line lies on the right and the square keeps its diagonal. */
class PeepCard implements Work {
  readonly area;
  readonly whites;
  readonly tiles = ["4", "1"];
  board = $state.raw<readonly Placement[]>([]);
  isDone = false;

  constructor() {
    ({ area: this.area, whites: this.whites } = peepPrint(["o....", ".oo.o"]));
  }
  shapeOf = (tile: string) => this.#form(tile).cells;
  holesOf = (tile: string) => this.#form(tile).holes ?? [];
  colourOf = () => "red";
  lay(tile: string, cells: readonly Cell[], holes?: readonly Cell[]): void {
    this.board = withTile(this.board, tile, cells, holes);
  }
  take(tile: string): void {
    this.board = withoutTile(this.board, tile);
  }
  #form(tile: string) {
    return formIn(HOLED[tile as "1" | "4"].picture);
  }
}

let card: PeepCard;
let hand: Hand;
let reports: Happening[];
beforeEach(() => {
  card = new PeepCard();
  reports = [];
  hand = new Hand(card, (happening) => reports.push(happening));
});

const SQUARE = formIn(HOLED["4"].picture);
const TURNED = formIn(["#o", "o#"]);
const LINE = movedForm(formIn(HOLED["1"].picture), 1, 2);
const lay = (tile: string, { cells, holes } = SQUARE) => card.lay(tile, cells, holes);

describe("a hand with tiles that have holes", () => {
  it("lays them with their holes, and says so", () => {
    hand.step("4", 0, -9);
    hand.press("4");
    expect(card.board).toEqual([{ tile: "4", ...SQUARE }]);
    expect(reports.at(-1)).toEqual({ kind: "laid", placement: { tile: "4", ...SQUARE } });
  });

  it("lays a square anew when only its holes have turned", () => {
    lay("4");
    hand.step("4", 0, 0);
    hand.reshape("turn");
    hand.press("4");
    expect(card.board).toEqual([{ tile: "4", ...TURNED }]);
  });

  it("turns one where it lies", () => {
    lay("4");
    hand.select("4");
    hand.reshape("flip");
    expect(card.board).toEqual([{ tile: "4", ...TURNED }]);
    expect(reports.at(-1)).toMatchObject({ kind: "reshaped", lies: { tile: "4", ...TURNED } });
  });

  it("keeps the holes when a tile comes back to the tray", () => {
    lay("4", TURNED);
    hand.takeBack("4");
    expect(hand.formOf("4")).toEqual(TURNED);
    hand.tap("4", 1000);
    expect(hand.formOf("4")).toEqual(SQUARE);
  });

  it("sends no holes for a plain tile", () => {
    card.holesOf = () => [];
    hand.press("1");
    hand.drop();
    expect(card.board[0]).not.toHaveProperty("holes");
  });
});

describe("what the card shows", () => {
  let shown: Record<string, unknown>;
  beforeEach(() => {
    document.body.innerHTML = "";
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 80));
    shown = mount(PlayCard, { target: document.body, props: { hand, inWords: "" } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(shown);
    vi.restoreAllMocks();
  });
  const count = (what: string) => {
    flushSync();
    return document.querySelectorAll(what).length;
  };

  it("a light for every field that is seen, a mark for every hidden one once the last tile lies", () => {
    lay("4", TURNED);
    expect([count(".live .light"), count(".hidden > g")]).toEqual([0, 0]);
    lay("1", LINE);
    expect([count(".live .light"), count(".hidden > g")]).toEqual([2, 2]);
    lay("4");
    expect([count(".live .light"), count(".hidden > g"), count(".live.all")]).toEqual([4, 0, 1]);
  });

  it("no light and no mark for a tile that is in the hand", () => {
    lay("4", TURNED);
    lay("1", LINE);
    hand.press("1");
    expect([count(".live .light"), count(".hidden > g")]).toEqual([0, 0]);
    hand.putBack();
    hand.flights.all.forEach(({ id }) => hand.flights.arrived(id));
    expect([count(".live .light"), count(".hidden > g")]).toEqual([2, 2]);
  });

  it("lights in the ghost only over white fields", () => {
    hand.step("4", 0, -9);
    expect(hand.landing.kind).toBe("fits");
    expect(count(".lights:not(.live) .light")).toBe(2);
    hand.step("4", 0, 1);
    expect(count(".lights:not(.live) .light")).toBe(1);
    hand.step("4", 0, 2);
    expect(count(".lights:not(.live) .light")).toBe(1);
  });
});
