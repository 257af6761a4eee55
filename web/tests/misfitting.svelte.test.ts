import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Misfitting from "../src/board/Misfitting.svelte";
import { cellsOf } from "../src/board/cells";

it.each([
  [["##", "#."], 2],
  [["#..", "###"], 1],
  [[".#.", "###"], 2],
])("of %j the cross is at a corner of the tile, not beside it", async (form, column) => {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const cells = cellsOf(form);
  const shown = mount(Misfitting, { target, props: { cells, wrong: cells, px: 20 } });
  expect(target.querySelector("g g")?.getAttribute("transform")).toBe(`translate(${column} 0) scale(0.5)`);
  await unmount(shown);
});
