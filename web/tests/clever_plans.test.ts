import { describe, expect, it } from "vitest";
import type { Plan, Rect } from "../src/games/clever_cubed/areas/plan";
import { ON_PHONE, ON_SHEET, PLACES, type Plans, SHEET_SIZE } from "../src/games/clever_cubed/areas/plans";
import { marksOn } from "../src/games/clever_cubed/marks/boxes";
import { picksOf } from "../src/games/clever_cubed/marks/choosing";
import { AREAS } from "../src/games/clever_cubed/pieces/colours";
import { SHEET, SPOTS } from "../src/protocol/clever_cubed_sheet";
import { EMPTY } from "./clever_sheet";

const BOXES = [...marksOn(EMPTY).keys()];
const OF_AREAS = Object.keys(SPOTS).filter((spot) => !spot.startsWith("round-") && !spot.endsWith("-end"));
const KINDS: [string, Plans][] = [
  ["the sheet", ON_SHEET],
  ["a phone", ON_PHONE],
];
const plansOf = (plans: Plans): Plan[] => AREAS.map((area) => plans[area]);

function inside(outer: Rect, { x, y, width, height }: Rect): boolean {
  const slack = 0.01;
  return (
    x >= outer.x - slack &&
    y >= outer.y - slack &&
    x + width <= outer.x + outer.width + slack &&
    y + height <= outer.y + outer.height + slack
  );
}

function overlap(one: Rect, other: Rect): boolean {
  const apart = (from: number, length: number, to: number) => from + length <= to + 0.01;
  return !(
    apart(one.x, one.width, other.x) ||
    apart(other.x, other.width, one.x) ||
    apart(one.y, one.height, other.y) ||
    apart(other.y, other.height, one.y)
  );
}

function pairs<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((one, index) => things.slice(index + 1).map((other): [T, T] => [one, other]));
}

describe.each(KINDS)("the plans of %s", (_, plans) => {
  it("have every bonus of the areas exactly once", () => {
    const drawn = plansOf(plans).flatMap(({ bonuses }) => bonuses.map(({ spot }) => spot));
    expect(drawn.toSorted()).toEqual(OF_AREAS.toSorted());
  });

  it("have every box exactly once", () => {
    const drawn = plansOf(plans).flatMap(({ boxes }) => boxes.map(({ box }) => box));
    expect(drawn.toSorted()).toEqual(BOXES.toSorted());
  });

  it("have one place to tap for every way to pick a box; the first of pink is halved only", () => {
    const taps = plansOf(plans).flatMap(({ touches }) => touches.map(({ pick }) => pick));
    const picks = BOXES.flatMap(picksOf).filter((pick) => pick !== "pink-1-times");
    expect(taps.toSorted()).toEqual(picks.toSorted());
  });

  it.each(AREAS)("keep %s in its frame, and nothing on anything else", (area) => {
    const plan = plans[area];
    const frame = { x: 0, y: 0, width: plan.width, height: plan.height };
    expect(plan.boxes.filter((box) => !inside(frame, box))).toEqual([]);
    expect(plan.touches.filter((touch) => !inside(frame, touch))).toEqual([]);
    expect(plan.bonuses.filter(({ x, y }) => !inside(frame, { x, y, width: 0, height: 0 }))).toEqual([]);
    expect(pairs(plan.boxes).filter(([one, other]) => overlap(one, other))).toEqual([]);
    expect(pairs(plan.touches).filter(([one, other]) => overlap(one, other))).toEqual([]);
  });

  it("let a tap on the middle of a box, or a little off it in pink, pick it", () => {
    for (const { boxes, touches } of plansOf(plans)) {
      for (const { box, x, y, width, height } of boxes) {
        for (const pick of picksOf(box).filter((each) => each !== "pink-1-times")) {
          const off = pick.endsWith("-times") ? -2 : 2;
          const tap = { x: x + width / 2, y: y + height / 2 + off, width: 0, height: 0 };
          const touch = touches.find((each) => each.pick === pick);
          expect(touch && inside(touch, tap), pick).toBe(true);
        }
      }
    }
  });

  it("print in every box what the sheet has there", () => {
    const { yellow, brown } = plans;
    expect(yellow.boxes.map(({ print }) => print)).toEqual([1, 2, 3].flatMap(() => [1, 2, 3, 4, 5, 6]));
    expect(yellow.boxes.filter(({ isGrey }) => isGrey).map(({ box }) => box)).toEqual(
      SHEET.yellow.grey.flatMap((columns, row) => columns.map((column) => `yellow-${row + 1}-${column}`)),
    );
    expect(brown.boxes.map(({ print }) => print)).toEqual([...SHEET.brown.numbers]);
    const backed = plans.turquoise.boxes.filter(({ isHollow }) => !isHollow);
    expect(backed).toHaveLength(SHEET.turquoise.backed.reduce((sum, count) => sum + count, 0));
  });

  it("lay a bonus of yellow between the boxes that win it, and one of brown too", () => {
    for (const { spot, x, y } of plans.yellow.bonuses) {
      const [, gap = "", column = ""] = spot.split("-");
      const at = (row: number) => plans.yellow.boxes.find(({ box }) => box === `yellow-${row}-${Number(column)}`);
      const [above, below] = [at(Number(gap)), at(Number(gap) + 1)];
      if (!above || !below) throw new Error(spot);
      expect(x).toBeCloseTo(above.x + above.width / 2);
      expect(y).toBeGreaterThan(above.y + above.height);
      expect(y).toBeLessThan(below.y);
    }
    for (const { spot, x } of plans.brown.bonuses) {
      const field = Number(spot.split("-")[1]);
      const [left, right] = [plans.brown.boxes[field - 1], plans.brown.boxes[field]];
      if (!left || !right) throw new Error(spot);
      expect(left.y).toBe(right.y);
      expect(x).toBeCloseTo((left.x + left.width + right.x) / 2);
    }
  });
});

describe("cells on a phone", () => {
  it.each(AREAS)("of %s are 45 to 55 wide and 36 high or more", (area) => {
    for (const { width, height, pick } of ON_PHONE[area].touches) {
      expect(width, pick).toBeGreaterThanOrEqual(45);
      expect(width, pick).toBeLessThanOrEqual(55);
      expect(height, pick).toBeGreaterThanOrEqual(36);
    }
  });

  it.each(AREAS)("of %s stand in six columns at most", (area) => {
    expect(new Set(ON_PHONE[area].boxes.map(({ x }) => x.toFixed(2))).size).toBe(6);
  });
});

it("the sheet holds its areas side by side and one below the other", () => {
  const places = AREAS.map((area) => ({ ...ON_SHEET[area], ...PLACES[area] }));
  expect(places.filter((place) => !inside({ x: 14, y: 104, width: 692, height: 603 }, place))).toEqual([]);
  expect(pairs(places).filter(([one, other]) => overlap(one, other))).toEqual([]);
  expect(SHEET_SIZE).toEqual({ width: 720, height: 719 });
});
