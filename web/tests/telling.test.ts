import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Misfit } from "../src/board/fits";
import type { Happening } from "../src/board/happening";
import type { Work } from "../src/board/work";
import { play } from "../src/sound/sounds";
import { telling } from "../src/ubongo/hand/telling";
import { toasts } from "../src/ui/toasts.svelte";

vi.mock("../src/sound/sounds", () => ({ play: vi.fn() }));

const tile = "I3";
const placement = { tile, cells: [[0, 1], [0, 2], [0, 3]] as const }; // prettier-ignore
const misfit: Misfit = { reason: "tile.outside", cells: [], tiles: [] };

function tell(happening: Happening): { sound: unknown; shown: number; isSpoken: boolean } {
  telling({ colourOf: () => "yellow" } as unknown as Work)(happening);
  return { sound: vi.mocked(play).mock.lastCall?.[0], shown: toasts.shown.length, isSpoken: toasts.spoken !== "" };
}

beforeEach(() => {
  vi.mocked(play).mockReset();
  toasts.shown = [];
  toasts.spoken = "";
});

describe("what the hand did is told", () => {
  it.each<[Happening, ReturnType<typeof tell>]>([
    [
      { kind: "lifted", tile },
      { sound: "lift", shown: 0, isSpoken: false },
    ],
    [
      { kind: "over", tile, landing: { kind: "away" } },
      { sound: undefined, shown: 0, isSpoken: true },
    ],
    [
      { kind: "reshaped", tile, how: "turn", lies: null },
      { sound: "turn", shown: 0, isSpoken: false },
    ],
    [
      { kind: "reshaped", tile, how: "flip", lies: placement },
      { sound: "turn", shown: 0, isSpoken: true },
    ],
    [
      { kind: "laid", placement },
      { sound: "snap", shown: 0, isSpoken: true },
    ],
    [
      { kind: "taken", tile },
      { sound: undefined, shown: 0, isSpoken: true },
    ],
    [
      { kind: "wentBack", tile },
      { sound: undefined, shown: 0, isSpoken: true },
    ],
    [
      { kind: "misfits", tile, misfit },
      { sound: "illegal", shown: 1, isSpoken: false },
    ],
  ])("%o", (happening, told) => {
    expect(tell(happening)).toEqual(told);
  });
});
