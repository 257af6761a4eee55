/** The colours of tiles and the pattern that tells each apart without its colour. */

export const TILE_COLOURS = {
  yellow: "#f4c534",
  lime: "#a3cc3e",
  green: "#3e9e57",
  teal: "#23a5a2",
  pink: "#f08cb8",
  orange: "#f0872f",
  red: "#d9483f",
  purple: "#8a63cf",
  sky: "#6dbeea",
  brown: "#96683f",
  blue: "#3e6ccb",
  magenta: "#c43f8c",
  gold: "#c1902a",
  slate: "#4b525c",
  ivory: "#f3e4be",
} as const;
export type TileColour = keyof typeof TILE_COLOURS;

const SHADE = "#1a0e1e";
const LIGHT_INK = "#ffffff";
const DARK_INK = "#120810";
const PAPER = 0.97; // how light the area of a card is
const SEEN = 3; // the contrast a line needs

export interface Shades {
  base: string;
  bright: string;
  dim: string;
  light: string;
  dark: string;
  side: string;
  motif: string;
  motifOpacity: number;
}

/** Worked out once for each colour: a tile has to be in the hand within a frame. */
function remembered<Made>(make: (colour: string) => Made): (colour: string) => Made {
  const made = new Map<string, Made>();
  return (colour) => {
    const known = made.get(colour) ?? make(colour);
    made.set(colour, known);
    return known;
  };
}

export const shadesOf = remembered((colour): Shades => {
  const base = TILE_COLOURS[colour as TileColour] ?? colour;
  const isDark = luminance(base) < 0.36;
  return {
    base,
    bright: mixed(base, "#ffffff", 0.1),
    dim: mixed(base, SHADE, 0.06),
    light: mixed(base, "#ffffff", 0.5),
    dark: mixed(base, SHADE, 0.3),
    side: mixed(base, SHADE, 0.44),
    motif: isDark ? "#ffffff" : "#1b1410",
    motifOpacity: isDark ? 0.46 : 0.34,
  };
});

/** A tile that can't lie where it is held. */
export function greyed(colour: string): string {
  return mixed(TILE_COLOURS[colour as TileColour] ?? colour, "#8f8f86", 0.45);
}

/** A line in the tile's own colour that stands out from the ground it is drawn on. */
export function outlineColour(colour: string, ground: "light" | "dark" = "light"): string {
  const base = TILE_COLOURS[colour as TileColour] ?? colour;
  if (ground === "dark") return mixed(base, "#ffffff", 0.35);
  const darker = [0.22, 0.34, 0.46, 0.58].map((share) => mixed(base, SHADE, share));
  return darker.find((shade) => contrast(luminance(shade), PAPER) >= SEEN) ?? DARK_INK;
}

/** For what is written on a tile. */
export const inkOn = remembered((colour) => {
  const ground = luminance(TILE_COLOURS[colour as TileColour] ?? colour);
  return [LIGHT_INK, DARK_INK].reduce((one, other) =>
    contrast(luminance(other), ground) > contrast(luminance(one), ground) ? other : one,
  );
});

export function mixed(one: string, other: string, part: number): string {
  const [a, b] = [channels(one), channels(other)];
  const hex = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * part));
  return `#${hex.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** One motif a colour, in a box of one cell: strokes as [path, width], fills as a path. */
export const MOTIFS: Record<TileColour, { strokes?: readonly (readonly [string, number])[]; fills?: string }> = {
  yellow: {
    fills: [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ]
      .map(([x = 0, y = 0]) => `M${x - 0.075} ${y}a.075 .075 0 1 0 .15 0a.075 .075 0 1 0 -.15 0Z`)
      .join(""),
  },
  lime: { strokes: [["M-.75 1L.25 0M-.25 1L.75 0M.25 1L1.25 0M.75 1L1.75 0", 0.085]] },
  green: { strokes: [["M.5 .28V.72M.28 .5H.72", 0.12]] },
  teal: { strokes: [[[0.25, 0.5, 0.75].map((y) => `M0 ${y}q.125 -.16 .25 0t.25 0t.25 0t.25 0`).join(""), 0.08]] },
  pink: { strokes: [["M.3 .5a.2 .2 0 1 0 .4 0a.2 .2 0 1 0 -.4 0", 0.1]] },
  orange: { strokes: [[[0.36, 0.64].map((y) => `M.26 ${y + 0.14}L.5 ${y - 0.1}L.74 ${y + 0.14}`).join(""), 0.1]] },
  red: { strokes: [["M.33 .33L.67 .67M.67 .33L.33 .67", 0.12]] },
  purple: { strokes: [["M0 .25H1M0 .5H1M0 .75H1", 0.085]] },
  sky: { strokes: [["M.25 0V1M.5 0V1M.75 0V1", 0.085]] },
  brown: { fills: "M.22 .22h.28v.28h-.28ZM.5 .5h.28v.28h-.28Z" },
  blue: { strokes: [["M-.75 0L.25 1M-.25 0L.75 1M.25 0L1.25 1M.75 0L1.75 1", 0.085]] },
  magenta: { fills: "M.5 .27L.76 .7H.24Z" },
  gold: { strokes: [["M.5 .22L.76 .5L.5 .78L.24 .5Z", 0.09]] },
  slate: { strokes: [["M-.5 1L.5 0M0 1L1 0M.5 1L1.5 0", 0.07]] },
  ivory: { fills: "M.4 .5a.1 .1 0 1 0 .2 0a.1 .1 0 1 0 -.2 0Z" },
};
