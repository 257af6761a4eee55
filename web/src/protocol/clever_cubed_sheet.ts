// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

/** What is printed, as `printed.py` has it: places from the left, in blue from the 7. */
export const SHEET = {
  rounds: {
    bonuses: ["R", "+1", "J", "?k", null, null],
  },
  rerolls: {
    bonus: "R",
    fields: 7,
    end: "F",
  },
  jokers: {
    bonus: "J",
    fields: ["3", "4", "5", "6", "?", "?", "?"],
    end: "?p",
  },
  extras: {
    bonus: "+1",
    fields: 7,
    end: "?n",
  },
  yellow: {
    grey: [[5, 6], [3, 4], [1, 2]],
    bonuses: [["R", "J", "?p", "+1", "?t", "F"], ["J", "?t", "?b", "?n", "?y", "+1"]],
    points: [0, 2, 6, 12, 20, 30, 42],
  },
  turquoise: {
    backed: [6, 5, 3, 2, 1],
    row_bonuses: ["F", "+1", "?n", "?t", null],
    column_bonuses: ["?n", "?p", "?y", "J", "?b", "R"],
    points: [0, 1, 3, 6, 10, 15, 21],
  },
  blue: {
    middle: 7,
    left_bonuses: [null, "J", "?y", null, "?p", "+1"],
    right_bonuses: [null, "R", "?n", null, "?t", "F"],
    points: [0, 3, 6, 9, 13, 17, 22],
    low: 4,
    high: 10,
    extreme_points: 4,
  },
  brown: {
    numbers: [1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3],
    bonuses: ["J", "?p", null, "R", "?t", null, "+1", "?b", null, "?y", "F"],
    points: [0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90],
  },
  pink: {
    multipliers: [0, 1, 2, 2, 1, 2, 2, 1, 3, 2, 2, 3],
    bonuses: [null, "R", "?b", "+1", "J", "?y", "?n", "R", "F", "?b", "?t", "?k"],
  },
} as const;

/** The spot at the end of each row of actions. */
export const ROW_ENDS = {
  R: "rerolls-end",
  J: "jokers-end",
  "+1": "extras-end",
} as const;

/** Every bonus by its spot, in the order in which a view tells their states. */
export const SPOTS = {
  "round-1": "R",
  "round-2": "+1",
  "round-3": "J",
  "round-4": "?k",
  "rerolls-end": "F",
  "jokers-end": "?p",
  "extras-end": "?n",
  "yellow-1-1": "R",
  "yellow-1-2": "J",
  "yellow-1-3": "?p",
  "yellow-1-4": "+1",
  "yellow-1-5": "?t",
  "yellow-1-6": "F",
  "yellow-2-1": "J",
  "yellow-2-2": "?t",
  "yellow-2-3": "?b",
  "yellow-2-4": "?n",
  "yellow-2-5": "?y",
  "yellow-2-6": "+1",
  "turquoise-row-1": "F",
  "turquoise-row-2": "+1",
  "turquoise-row-3": "?n",
  "turquoise-row-4": "?t",
  "turquoise-column-1": "?n",
  "turquoise-column-2": "?p",
  "turquoise-column-3": "?y",
  "turquoise-column-4": "J",
  "turquoise-column-5": "?b",
  "turquoise-column-6": "R",
  "blue-left-2": "J",
  "blue-left-3": "?y",
  "blue-left-5": "?p",
  "blue-left-6": "+1",
  "blue-right-2": "R",
  "blue-right-3": "?n",
  "blue-right-5": "?t",
  "blue-right-6": "F",
  "brown-1": "J",
  "brown-2": "?p",
  "brown-4": "R",
  "brown-5": "?t",
  "brown-7": "+1",
  "brown-8": "?b",
  "brown-10": "?y",
  "brown-11": "F",
  "pink-2": "R",
  "pink-3": "?b",
  "pink-4": "+1",
  "pink-5": "J",
  "pink-6": "?y",
  "pink-7": "?n",
  "pink-8": "R",
  "pink-9": "F",
  "pink-10": "?b",
  "pink-11": "?t",
  "pink-12": "?k",
} as const;

/** Where a bonus is printed. */
export type Spot = keyof typeof SPOTS;

/** R re-roll, J number joker, +1 extra die, F fox, ?y ?t ?b ?n ?p a "?" in the colour, ?k the black one. */
export type PrintedBonus = (typeof SPOTS)[Spot];

/** Alone: points from which the next grade begins. */
export const SOLO_GRADES = [180, 210, 240, 270, 300, 330, 360, 390, 420, 450] as const;
