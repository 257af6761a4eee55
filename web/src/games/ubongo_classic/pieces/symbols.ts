/** The six faces of the die, each the mark of a row on every card; drawn in a box of 24. */
import { t } from "../../../words/words.svelte";

export const SYMBOLS = ["shield", "hand", "antelope", "snake", "elephant", "mask"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

type Line = readonly [path: string, width: number];
export interface Drawing {
  /** filled with ink */
  solid: string;
  /** drawn with ink */
  lines?: readonly Line[];
  /** cut out again, in the colour of the ground */
  cuts: readonly Line[];
}

export function symbolName(symbol: SymbolName): string {
  return t("classic-symbol", { symbol });
}

export const DRAWINGS: Record<SymbolName, Drawing> = {
  shield: {
    solid: "M12 1.6C16.6 4 18.6 8 18.6 12S16.6 20 12 22.4C7.4 20 5.4 16 5.4 12S7.4 4 12 1.6Z",
    cuts: [["M12 4.2V19.8M8.2 8.6h2M13.8 8.6h2M7.6 12h2.6M13.8 12h2.6M8.2 15.4h2M13.8 15.4h2", 1.5]],
  },
  hand: {
    solid: "M6.35 11.6H17.95V15.4C17.95 19.4 15.6 22 12.2 22S6.35 19.6 6.35 15.6Z",
    lines: [
      ["M7.6 12.5V6.2M10.6 11.5V3.6M13.7 11.5V4M16.7 12.5V6.4", 2.5],
      ["M7.6 15.6L4.6 12.3", 2.7],
    ],
    cuts: [["M12.2 14.6a2.1 2.1 0 1 1-2 2.7", 1.3]],
  },
  antelope: {
    solid:
      "M9.6 11.6C7.4 11.9 5.2 11 3.8 9.2C6.4 8.6 8.6 9.2 10.2 10.6ZM14.4 11.6C16.6 11.9 18.8 11 20.2 9.2C17.6 8.6 15.4 9.2 13.8 10.6Z" +
      "M12 9.4C14.6 9.4 15.7 11 15.3 13.4L14.2 19.8C13.9 21.6 13.2 22.6 12 22.6S10.1 21.6 9.8 19.8L8.7 13.4C8.3 11 9.4 9.4 12 9.4Z",
    lines: [["M10.2 10.4C8.4 8.4 6.6 5.8 8.3 1.8M13.8 10.4C15.6 8.4 17.4 5.8 15.7 1.8", 1.9]],
    cuts: [
      ["M10.5 13.5v.9M13.5 13.5v.9", 1.4],
      ["M11.2 20h1.6", 1.2],
    ],
  },
  snake: {
    solid: "M12.1 6.4A3.9 2.9 0 1 1 19.9 6.4A3.9 2.9 0 1 1 12.1 6.4Z",
    lines: [
      ["M3.4 20.4H14.6C20.6 20.4 20.6 13.4 14.6 13.4H10C4.6 13.4 4.6 6.6 10 6.6H14.2", 3.1],
      ["M19.6 6.8L22.4 6.2M19.6 6.8L22.2 8.2", 1],
    ],
    cuts: [
      ["M16.8 5.7v.01", 1.7],
      ["M8.2 13.2v.1M12 13.4v.1M16 16.9v.1M12.6 20.4v.1M8.6 20.4v.1", 1.3],
    ],
  },
  elephant: {
    solid:
      "M9 5.4C6 2.8 1.6 4.6 1.6 9.6C1.6 13.8 4.2 16 7.4 14.4ZM15 5.4C18 2.8 22.4 4.6 22.4 9.6C22.4 13.8 19.8 16 16.6 14.4Z" +
      "M12 3.6C15.8 3.6 17 6.4 16.6 9.6C16.3 12.2 15 13.2 14.4 15.4C14 17 14.2 19.2 15.6 20.2C14.6 22 10.4 22.4 10 17.6C9.8 14.2 7.7 12.2 7.4 9.6C7 6.4 8.2 3.6 12 3.6Z",
    lines: [["M8.6 15.2C8.2 17 7.4 18.2 6 18.8M15.4 15.2C15.8 17 16.6 18.2 18 18.8", 1.5]],
    cuts: [
      ["M7.7 5.9C7 7.6 6.9 10 7.6 12M16.3 5.9C17 7.6 17.1 10 16.4 12", 1.1],
      ["M10 9.1v.2M14 9.1v.2", 1.7],
    ],
  },
  mask: {
    solid: "M12 5.2C16.4 5.2 18 8 18 11.4C18 16.6 15.6 22.6 12 22.6S6 16.6 6 11.4C6 8 7.6 5.2 12 5.2Z",
    lines: [["M6.8 5.4L4.2 2.6M9.4 3.8L8.4 1.2M14.6 3.8L15.6 1.2M17.2 5.4L19.8 2.6", 1.8]],
    cuts: [
      ["M8.1 11.6C9 10.4 10.2 10.4 11 11.6M13 11.6C13.8 10.4 15 10.4 15.9 11.6M12 10.4V15.4M10.2 18.6H13.8", 1.5],
      ["M9.6 8h4.8", 1.1],
    ],
  },
};
