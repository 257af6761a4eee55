/** A sheet on which nothing is marked yet. */
import type { Points, Sheet } from "../../../protocol/clever_cubed";

export const NOTHING_MARKED: Sheet = {
  yellow: [0, 0, 0],
  turquoise: [0, 0, 0, 0, 0],
  blue_left: [],
  blue_right: [],
  brown: 0,
  pink: [],
  pink_halved: 0,
  rerolls: 0,
  rerolls_used: 0,
  jokers: 0,
  jokers_used: 0,
  extras: 0,
  extras_used: 0,
};

export const NO_POINTS: Points = {
  yellow: 0,
  turquoise: 0,
  blue: 0,
  brown: 0,
  pink: 0,
  foxes: 0,
  fox_points: 0,
  total: 0,
  lowest: "yellow",
  yellow_rows: [0, 0, 0],
  turquoise_rows: [0, 0, 0, 0, 0],
  blue_parts: [0, 0, 0],
};
