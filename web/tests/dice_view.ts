/** Views of Ubongo dice for tests: a table of people at an area of six squares. */
import type { Die, DieView, Field, SeatView, View } from "../src/protocol/ubongo_dice";

export function field(changes: Partial<Field> = {}): Field {
  return { drawn: [], points: null, is_consolation: false, rolls: 1, ...changes };
}

export function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    sheet: [field(), field({ rolls: 0 })],
    plays: true,
    black: null,
    white: null,
    free: 6,
    fits_nowhere: false,
    is_confirmed: false,
    points: 0,
    ...changes,
  };
}

export function die(colour: Die["colour"], number: number, changes: Partial<DieView> = {}): DieView {
  return {
    die: { colour, number },
    face: colour === "black" ? "T4" : "I2",
    owner: null,
    is_settled: false,
    ...changes,
  };
}

export function viewOf(seats: SeatView[], changes: Partial<View> = {}): View {
  return {
    you: 0,
    options: {
      areas: null,
      by_heads: false,
      turn_order: false,
      roller: null,
      grab_limit: 60,
      draw_limit: 120,
      sheet: null,
    },
    phase: "grabbing",
    areas: [
      ["###", "###"],
      ["####", "####"],
    ],
    pars: [2, 3],
    area: 0,
    roller: 0,
    rolls: 1,
    dice: seats.flatMap((_, number) => [die("black", number), die("white", number)]),
    seats,
    at_stake: seats.length,
    opens: 700,
    since: 700,
    ends: 60_700,
    ranking: [seats.map((_, index) => index)],
    ended: null,
    ...changes,
  };
}
