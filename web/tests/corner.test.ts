import { expect, it } from "vitest";
import { emptiestCorner } from "../src/board/corner";

const GROUND = { width: 100, height: 60 };
const LABEL = { width: 30, height: 10 };

it("is the lower left one as long as nothing is there", () => {
  expect(emptiestCorner(["###"], { x: 20, y: 10, px: 20 }, GROUND, LABEL, 4)).toBe("bottom-left");
});

it("gives way to the area", () => {
  expect(emptiestCorner(["...", "#..", "#.."], { x: 2, y: 0, px: 20 }, GROUND, LABEL, 4)).toBe("bottom-right");
  expect(emptiestCorner(["..#", "###", "###"], { x: 20, y: 0, px: 20 }, GROUND, LABEL, 4)).toBe("top-left");
});
