// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

export const CLASSIC = {
  I2: { colour: "purple", picture: ["##"] },
  I3: { colour: "sky", picture: ["###"] },
  V3: { colour: "teal", picture: ["#.", "##"] },
  T4: { colour: "yellow", picture: ["###", ".#."] },
  L4: { colour: "lime", picture: ["###", "#.."] },
  I4: { colour: "brown", picture: ["####"] },
  S4: { colour: "blue", picture: [".##", "##."] },
  O4: { colour: "red", picture: ["##", "##"] },
  Y5: { colour: "orange", picture: ["####", ".#.."] },
  L5: { colour: "magenta", picture: ["####", "#..."] },
  P5: { colour: "green", picture: ["###", "##."] },
  Z5: { colour: "gold", picture: ["##.", ".#.", ".##"] },
} as const;

export const FUN_SIZE = {
  I3: { colour: "yellow", picture: ["###"] },
  L4: { colour: "lime", picture: ["###", "#.."] },
  T4: { colour: "green", picture: ["###", ".#."] },
  S4: { colour: "teal", picture: [".##", "##."] },
  L5: { colour: "pink", picture: ["####", "#..."] },
  Y5: { colour: "orange", picture: ["####", ".#.."] },
  N5: { colour: "red", picture: ["##..", ".###"] },
  P5: { colour: "purple", picture: ["###", "##."] },
} as const;

export const DICE_WHITE = {
  I1: { colour: "white", picture: ["#"] },
  I2: { colour: "white", picture: ["##"] },
  I3: { colour: "white", picture: ["###"] },
  V3: { colour: "white", picture: ["#.", "##"] },
  O4: { colour: "white", picture: ["##", "##"] },
  L4: { colour: "white", picture: ["###", "#.."] },
} as const;

export const DICE_BLACK = {
  T4: { colour: "black", picture: ["###", ".#."] },
  S4: { colour: "black", picture: [".##", "##."] },
  I4: { colour: "black", picture: ["####"] },
  L5: { colour: "black", picture: ["####", "#..."] },
  P5: { colour: "black", picture: ["###", "##."] },
  Y5: { colour: "black", picture: ["####", ".#.."] },
} as const;

export const SHIMO = {
  "1": { colour: "yellow", picture: ["o#o"] },
  "2": { colour: "teal", picture: ["#o", "o."] },
  "3": { colour: "orange", picture: ["oo#", ".#."] },
  "4": { colour: "red", picture: ["o#", "#o"] },
  "5": { colour: "green", picture: ["o#.", ".#o"] },
  "6": { colour: "purple", picture: ["o##", ".o.", ".#."] },
  "7": { colour: "pink", picture: ["o##.", "..o#"] },
  "8": { colour: "sky", picture: ["o#.", ".##", ".o."] },
  "9": { colour: "blue", picture: ["#o.", ".#o", "..#"] },
  "10": { colour: "brown", picture: ["o#.", ".#.", ".o#"] },
} as const;

export const DICE_SHEET = [
  { area: [".###", "..##", "..##", ".###", "####"], par: 3.3942 },
  { area: ["..##", "..##", "####", "####", ".###"], par: 3.5481 },
  { area: ["..###", "#####", "#####", ".####"], par: 3.7616 },
  { area: ["..###.", "######", "#####.", ".####."], par: 4.1001 },
  { area: ["###.", "####", "####", "####", "####", "...#"], par: 4.2707 },
  { area: ["..##.#", "..####", "######", "#####.", "##..#."], par: 4.6017 },
] as const;
