import { expect, it } from "vitest";
import { emptyCorner } from "../src/board/corner";

const GROUND = { width: 100, height: 60 };
const LABEL = { width: 30, height: 10 };

it("is the lower left one as long as nothing is there", () => {
  expect(emptyCorner(["###"], { x: 20, y: 10, px: 20 }, GROUND, LABEL, 4)).toBe("bottom-left");
});

it("gives way to the area", () => {
  expect(emptyCorner(["...", "#..", "#.."], { x: 2, y: 0, px: 20 }, GROUND, LABEL, 4)).toBe("bottom-right");
  expect(emptyCorner(["..#", "###", "###"], { x: 20, y: 0, px: 20 }, GROUND, LABEL, 4)).toBe("top-left");
});

it("keeps a little air to the line around the area", () => {
  expect(emptyCorner(["#"], { x: 36, y: 40, px: 20 }, GROUND, LABEL, 4)).toBe("bottom-right");
  expect(emptyCorner(["#####", "#####", "#####"], { x: 0, y: 13, px: 20 }, GROUND, LABEL, 4)).toBeNull();
});

it("is nowhere on a card that is full", () => {
  expect(emptyCorner(["#####", "#####", "#####"], { x: 0, y: 0, px: 20 }, GROUND, LABEL, 4)).toBeNull();
});
