/** The ten tiles with peep-holes, and how many forms and how many outlines each has, as Python counts them. */
export const HOLED = {
  "1": { picture: ["o#o"], forms: 2, outlines: 2 },
  "2": { picture: ["#o", "o."], forms: 4, outlines: 4 },
  "3": { picture: ["oo#", ".#."], forms: 8, outlines: 4 },
  "4": { picture: ["o#", "#o"], forms: 2, outlines: 1 },
  "5": { picture: ["o#.", ".#o"], forms: 4, outlines: 4 },
  "6": { picture: ["o##", ".o.", ".#."], forms: 8, outlines: 4 },
  "7": { picture: ["o##.", "..o#"], forms: 8, outlines: 8 },
  "8": { picture: ["o#.", ".##", ".o."], forms: 8, outlines: 8 },
  "9": { picture: ["#o.", ".#o", "..#"], forms: 4, outlines: 4 },
  "10": { picture: ["o#.", ".#.", ".o#"], forms: 8, outlines: 4 },
} as const;
