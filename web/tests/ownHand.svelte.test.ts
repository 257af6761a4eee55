import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { TILES } from "../src/games/ubongo_fun_size/pieces/tiles";
import type { SeatView } from "../src/protocol/ubongo_race";
import { ownHand } from "../src/ubongo/race/ownHand.svelte";

const SEAT: SeatView = {
  card: { number: 3, area: ["####", "####"] },
  board: [],
  tiles: ["I3", "L4"],
  finish: null,
  gives_up: false,
  is_ready: false,
  cards_won: 0,
  points: 0,
};

class Played {
  you = 0;
  version = 1;
  view = $state.raw({ round: 1, seats: [SEAT] });
  send = () => Promise.resolve(1);
}

describe("the hand at your own card", () => {
  it("stays while the views of a round come and go, and is another one for the next card", () => {
    const match = new Played();
    let own: ReturnType<typeof ownHand> | undefined;
    const end = $effect.root(() => {
      own = ownHand(match, TILES, () => String(match.view.round));
    });
    flushSync();
    const hand = own?.now;
    hand?.select("L4");
    hand?.reshape("turn");
    match.view = { round: 1, seats: [{ ...SEAT, gives_up: true }] };
    expect(own?.now).toBe(hand);
    match.view = { round: 2, seats: [SEAT] };
    expect(own?.now).not.toBe(hand);
    expect(own?.now?.selected).toBe("L4");
    end();
  });
});
