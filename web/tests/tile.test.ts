import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { formIn } from "../src/board/form";
import { holePath } from "../src/board/outline";
import Tile from "../src/board/Tile.svelte";
import { HOLED } from "./shimo_tiles";

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
});

function drawn(props: { picture: readonly string[]; px?: number; number?: string; misfits?: boolean }): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { picture, ...others } = props;
  shown = mount(Tile, { target: svg, props: { ...formIn(picture), colour: "blue", ...others } });
  return svg;
}

const numbersOn = (svg: SVGElement) => [...svg.querySelectorAll("text")].map((text) => text.textContent);

describe("a drawn tile", () => {
  it("is cut through at its holes, in its face, its side and its shadow", () => {
    const { picture } = HOLED["9"];
    const holes = holePath(formIn(picture).holes);
    const cut = [...drawn({ picture }).querySelectorAll("path[fill]")].filter((path) =>
      path.getAttribute("d")?.endsWith(holes),
    );
    expect(cut.map((path) => path.closest("mask") !== null)).toEqual([true, true, true, true, false, false, false]);
    expect(holePath(formIn(["###"]).holes)).toBe("");
  });

  it("bears its number from 28 pixels a cell, on its first solid cell", () => {
    const { picture } = HOLED["4"];
    expect(numbersOn(drawn({ picture, px: 27.9, number: "4" }))).toEqual([]);
    const svg = drawn({ picture, px: 28, number: "4" });
    expect(numbersOn(svg)).toEqual(["4"]);
    expect(svg.querySelector("text")?.getAttribute("x")).toBe("1.5");
    expect(numbersOn(drawn({ picture, px: 60 }))).toEqual([]);
  });

  it("keeps the ink of its number when it doesn't fit", () => {
    const ink = (misfits: boolean) =>
      drawn({ picture: ["##"], px: 40, number: "9", misfits })
        .querySelector("text")
        ?.getAttribute("fill");
    expect(ink(true)).toBe(ink(false));
  });
});
