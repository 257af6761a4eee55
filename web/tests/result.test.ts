/** What the result pages make of a view: order, places, slots, sentences, figures. */
import { describe, expect, it } from "vitest";
import { placesOf, podiumOrder } from "../src/match/result/ranking";
import { Players } from "../src/match/result/players.svelte";
import { placeOnBoard } from "../src/match/result/board";
import { type Row, rowsOf, slotsOf } from "../src/ubongo/result/round";
import { areComplete, cardTimes, scoreOf } from "../src/ubongo/result/solo";
import { decision, standing } from "../src/ubongo/result/standing";
import { KIT } from "../src/games/ubongo_fun_size/pieces/kit";
import type { Match } from "../src/match/match.svelte";
import type { Records, Result } from "../src/protocol/messages";
import type { Finish, Options, RoundResult, SeatView, View } from "../src/protocol/ubongo_fun_size";

const OPTIONS: Options = {
  side: "A",
  countdown: null,
  limit: 300,
  without_yellow: [],
  solo: null,
  deck: null,
  waits: false,
};

function finish(seat: number, at: number, lag = 0): Finish {
  return { seat, at, uncertainty: 5, arrived: at + lag };
}

function round(finishes: (Finish | null)[], first: number[], more: Partial<RoundResult> = {}): RoundResult {
  return { first, finishes, begun: 1_000, ends: 60_000, gemstones: first, ...more };
}

function seat(points: number, gemstones = 0): SeatView {
  const cards_won = points - gemstones;
  const empty = { card: null, board: [], tiles: [], finish: null, gives_up: false, is_ready: false };
  return { ...empty, cards_won, gemstones, points };
}

function view(more: Partial<View>): View {
  const base = { you: 0, options: OPTIONS, phase: "between", round: 1, rounds: 8, tiles_to_find: 3 } as const;
  return { ...base, seats: [], begun: 0, ends: null, results: [], ranking: [], put_aside: 0, ended: null, ...more };
}

const LAID: View["seats"][number]["card"] = { number: 0, area: ["#"] };

/** Everybody had a card. */
function rowsIn(result: RoundResult): Row[] {
  const seats = result.finishes.map(() => ({ ...seat(0), card: LAID }));
  return rowsOf(KIT, view({ seats }), result, []);
}

function players(you: number | null, names: string[]): Players {
  const people = names.map((name, index) => ({ seat: index, name, isYou: index === you }));
  return new Players({ people, you } as unknown as Match);
}

describe("a round", () => {
  it("lists the fastest first and leaves those without a solution at the end, as they sit", () => {
    const rows = rowsIn(round([null, finish(1, 50_000), null, finish(3, 30_000)], [3]));
    expect(rows.map((row) => [row.seat, row.place])).toEqual([
      [3, 1],
      [1, 2],
      [0, null],
      [2, null],
    ]);
  });

  it("gives all who were first the first place, and the next the one after them", () => {
    const rows = rowsIn(round([finish(0, 40_000), finish(1, 20_004), finish(2, 20_000)], [1, 2]));
    expect(rows.map((row) => [row.seat, row.place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });

  it("tells the time, what was left of the countdown, and the credit for the way", () => {
    const [row] = rowsIn(round([finish(0, 51_500, 120)], [0]));
    expect(row).toMatchObject({ time: 50_500, left: 8_500, credit: 120, gained: 2, stone: "gemstone" });
  });

  it("shows no gem to a first for whom none was left", () => {
    const rows = rowsIn(round([finish(0, 9_000), finish(1, 9_001)], [0, 1], { gemstones: [0] }));
    expect(rows.map((row) => [row.isFirst, row.stone, row.gained])).toEqual([
      [true, "gemstone", 2],
      [true, null, 1],
    ]);
  });

  it("has one slot a round, and open ones for those to come", () => {
    const results = [round([finish(0, 9_000)], [0]), round([null], []), round([finish(0, 9_000)], [])];
    expect(slotsOf(KIT, view({ results, rounds: 5 }), 0)).toEqual([
      { is: "card", cards: 1, stone: "gemstone" },
      { is: "nothing" },
      { is: "card", cards: 1, stone: null },
      { is: "open" },
      { is: "open" },
    ]);
  });
});

describe("a ranking", () => {
  it("lets who is tied share a place", () => {
    expect(placesOf([[2], [0, 3], [1]]).map(({ seat: at, place }) => [at, place])).toEqual([
      [2, 1],
      [0, 2],
      [3, 2],
      [1, 4],
    ]);
  });

  it("puts the best in the middle of a podium of three or four, and first of two", () => {
    const order = (ranking: number[][]) => podiumOrder(placesOf(ranking)).map((placed) => placed.seat);
    expect(order([[0], [1], [2], [3]])).toEqual([1, 0, 2, 3]);
    expect(order([[1], [0]])).toEqual([1, 0]);
  });
});

describe("sentences", () => {
  const two = players(0, ["Maja", "Zsófi"]);

  it("names others first and you last, and only as you where you read it", () => {
    expect(players(0, ["Maja", "Zsófi", "Ernő"]).list([0, 1])).toBe("Zsófi and result-you");
    expect(players(null, ["Maja", "Zsófi"]).list([0, 1])).toBe("Maja and Zsófi");
  });

  it.each([
    ["result-no-points", [seat(0), seat(0)], [[0, 1]]],
    ["result-level", [seat(4, 1), seat(4, 1)], [[0, 1]]],
    ["result-leads-you", [seat(4), seat(2)], [[0], [1]]],
    ["result-leads-one", [seat(2), seat(4)], [[1], [0]]],
    ["result-gems-lead-you", [seat(4, 2), seat(4, 1)], [[0], [1]]],
    ["result-gems-lead-one", [seat(4, 1), seat(4, 2)], [[1], [0]]],
  ])("say %s", (key, seats, ranking) => {
    expect(standing(KIT.tie, view({ seats, ranking }), two)).toBe(key);
  });

  it.each([
    [null, [seat(5), seat(4)], [[0], [1]]],
    ["result-shared", [seat(5, 1), seat(5, 1)], [[0, 1]]],
    ["result-tie-broken", [seat(5, 2), seat(5, 1)], [[0], [1]]],
  ])("explain the end with %s", (key, seats, ranking) => {
    expect(decision(KIT.tie, view({ seats, ranking }), two)).toBe(key);
  });
});

describe("a game alone", () => {
  const byCount = view({
    options: { ...OPTIONS, solo: { type: "by_count", cards: 5 } },
    seats: [seat(5)],
    ended: 90_000,
  });
  const byTime = view({
    options: { ...OPTIONS, solo: { type: "by_time", minutes: 5 } },
    seats: [seat(7)],
    ended: 300_000,
  });

  function records(value: number, unit: Result["unit"]): Records {
    const result = { match: "m", game: "", options: {}, player: "me", name: "", colour: "", value, unit, begun: 0 };
    return { board: [{ ...result, player: "other" }, result], personal_best: result };
  }

  it("counts each solved card's own time", () => {
    const results = [round([finish(0, 9_000)], []), round([null], [])];
    expect(cardTimes(view({ results }))).toEqual([8_000]);
  });

  it("is worth its cards, or its time", () => {
    expect(scoreOf(byTime)).toBe(7);
    expect(scoreOf(byCount)).toBe(90_000);
  });

  it("waits for a board that hasn't heard of it", () => {
    expect(areComplete({ board: [], personal_best: null }, byTime)).toBe(false);
    expect(areComplete(records(6, "cards"), byTime)).toBe(false);
    expect(areComplete(records(7, "cards"), byTime)).toBe(true);
    expect(areComplete(records(95_000, "milliseconds"), byCount)).toBe(false);
    expect(areComplete(records(80_000, "milliseconds"), byCount)).toBe(true);
  });

  it("finds the player on the board", () => {
    expect(placeOnBoard(records(7, "cards"))).toBe(2);
    expect(placeOnBoard({ board: [], personal_best: null })).toBe(null);
  });
});
