/** What the server tells of a match; a game of the house has this made from its Python structs. */
import { Match } from "akili/match/match.svelte";

export interface View {
  you: number | null;
  heap: number;
  turn: number;
}

export interface Take {
  type: "take";
  pebbles: 1 | 2 | 3;
}

export type Notice = { type: "begun"; first: number } | { type: "taken"; seat: number; pebbles: number };

export class PebblesMatch extends Match<View, Take, Notice> {}
