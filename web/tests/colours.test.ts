import { describe, expect, it } from "vitest";
import { outlineColour, TILE_COLOURS } from "../src/board/colours";

const AREA = "#fffcf3"; // of a puzzle card

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("where a tile will lie", () => {
  it.each(Object.keys(TILE_COLOURS))("is outlined so that it can be seen on a pale area: %s", (colour) => {
    const contrast = (luminance(AREA) + 0.05) / (luminance(outlineColour(colour)) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(3);
  });
});
