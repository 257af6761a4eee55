/** What Shimo's pages make of a view: gems by round, cards that change hands, ties, levels, what is seen. */
import { describe, expect, it } from "vitest";
import { peepPrint } from "../src/board/peep";
import { KIT } from "../src/games/ubongo_shimo/kit";
import { forSeats, inWords, withAdvanced } from "../src/games/ubongo_shimo/lobby/options";
import { gemOf, gemsOf, roundGems } from "../src/games/ubongo_shimo/pieces/gems";
import { levelOf } from "../src/games/ubongo_shimo/pieces/levels";
import { TILES } from "../src/games/ubongo_shimo/pieces/tiles";
import { endingInWords, gainOf, pointsIn } from "../src/games/ubongo_shimo/rounds/gains";
import { nextInWords, stageInWords, TIE, voteInWords } from "../src/games/ubongo_shimo/rounds/play_off";
import { optionsOf, variantFrom } from "../src/games/ubongo_shimo/solo/variant";
import { levelChosen, optionsFor } from "../src/games/ubongo_shimo/start/level";
import type { Finish, Options, RoundEnded, RoundResult, SeatView, View } from "../src/protocol/ubongo_shimo";
import { seenInWords, shown, whitesInWords } from "../src/ubongo/hand/sights";
import { rowsOf, slotsOf } from "../src/ubongo/result/round";

const OPTIONS: Options = {
  levels: [],
  running_hourglass: false,
  advanced: false,
  play_off: true,
  limit: 300,
  solo: null,
  deck: null,
};
const NAMES = ["Ola", "Zsófi", "Łukasz"];

function finish(seat: number, at: number): Finish {
  return { seat, at, uncertainty: 5, arrived: at };
}

/** Three seats: these solve, in this order; the first takes all that isn't solved. */
function round(solvers: number[], more: Partial<RoundResult> = {}): RoundResult {
  const finishes = NAMES.map((_, seat) => (solvers.includes(seat) ? finish(seat, 2000 + solvers.indexOf(seat)) : null));
  const first = solvers.slice(0, 1);
  const cards = NAMES.map((_, seat) => {
    if (!solvers.includes(seat)) return 0;
    return first.includes(seat) ? 1 + NAMES.length - solvers.length : 1;
  });
  return { first, finishes, begun: 1000, ends: 60_000, colour: "yellow", winner: first[0] ?? null, cards, ...more };
}

function seat(more: Partial<SeatView> = {}): SeatView {
  const card = { number: 0, area: ["#o", "o#"], tiles: ["2"] };
  const base = { card, board: [], tiles: [], finish: null, gives_up: false, is_ready: false };
  return { ...base, cards_won: 0, level: 1, gems: [0, 0, 0], points: 0, ...more };
}

function view(more: Partial<View> = {}): View {
  const base = { you: 0, options: OPTIONS, phase: "racing", round: 1, rounds: 9, tiles_to_find: null } as const;
  const seats = NAMES.map(() => seat());
  const rest = { begun: 0, ends: null, results: [], ranking: [], put_aside: 0, ended: null, gem: "yellow" as const };
  return { ...base, seats, ...rest, ...more };
}

describe("gems", () => {
  it("are yellow, green and blue for three rounds each", () => {
    expect([1, 3, 4, 6, 7, 9].map(gemOf)).toEqual(["yellow", "yellow", "green", "green", "blue", "blue"]);
  });

  it("of a seat lie by their worth", () => {
    expect(gemsOf(seat({ gems: [2, 0, 1] }))).toEqual(["yellow", "yellow", "blue"]);
  });

  it("know their round: played and by whom won, at stake, to come", () => {
    const gems = roundGems(view({ round: 3, results: [round([1]), round([])] }));
    expect(gems.map(({ is }) => is).slice(0, 4)).toEqual(["played", "played", "now", "to come"]);
    expect(gems.map(({ winner }) => winner).slice(0, 3)).toEqual([1, null, null]);
    expect(gems).toHaveLength(9);
  });

  it("have all been played in a play-off, and none is at stake between rounds", () => {
    expect(new Set(roundGems(view({ round: 10 })).map(({ is }) => is))).toEqual(new Set(["played"]));
    const between = roundGems(view({ round: 2, phase: "between" }));
    expect(between.map(({ is }) => is).slice(0, 3)).toEqual(["played", "played", "to come"]);
  });
});

describe("what a round gave", () => {
  const gain = (result: RoundResult, at: number, more: Partial<View> = {}) => gainOf(view(more), result, at, NAMES);

  it("is a card for who solved, and for the first the gem and all cards that weren't", () => {
    const result = round([1, 0]);
    expect(NAMES.map((_, at) => pointsIn(result, at))).toEqual([1, 3, 0]);
    expect(NAMES.map((_, at) => gain(result, at).cards)).toEqual([1, 2, 0]);
  });

  it.each([
    ["shimo-card-to", 2, round([1])],
    ["shimo-card-to-you", 2, round([0])],
    ["shimo-card-to-box", 2, round([])],
    ["shimo-gem-to-box", 0, round([0, 1], { first: [0, 1], winner: null, cards: [1, 1, 0] })],
    ["shimo-card-to-box", 2, round([0, 1], { first: [0, 1], winner: null, cards: [1, 1, 0] })],
    [null, 0, round([1, 0])],
  ])("says %s", (key, at, result) => {
    expect(gain(result, at).note).toBe(key);
  });

  it("leaves the card of a seat that was away for the box", () => {
    const result = round([0], { cards: [2, 0, 0] });
    expect(gain(result, 1, { away: [1] }).note).toBe("shimo-card-to-box");
    expect(gain(result, 2, { away: [1] }).note).toBe("shimo-card-to-you");
  });

  it("is nothing in a play-off but the win", () => {
    const result = round([1], { colour: null, cards: [0, 0, 0] });
    expect(NAMES.map((_, at) => gain(result, at).note)).toEqual([null, "shimo-play-off-won", null]);
    expect(pointsIn(result, 1)).toBe(0);
  });

  it("has a row for everybody who had a card, and a slot per round without play-offs", () => {
    const result = round([1], { colour: null, cards: [0, 0, 0] });
    const seats = [seat(), seat(), seat({ card: null })];
    expect(rowsOf(KIT, view({ seats }), result, NAMES).map((row) => row.seat)).toEqual([1, 0]);
    const results = [...Array<RoundResult>(9).fill(round([1])), result];
    const slots = slotsOf(KIT, view({ round: 10, results }), 1);
    expect(slots).toHaveLength(9);
    expect(slots[0]).toEqual({ is: "card", cards: 3, stone: "yellow" });
  });

  it.each([
    ["replay-log-nobody", { first: [] }],
    ["shimo-log-untold", { first: [0, 1] }],
    ["shimo-log-first", { first: [1], gem: 1, taken: [2] }],
  ])("is told as %s", (key, more) => {
    const ended = { type: "round_ended", solvers: [], at: 0, next_at: null, gem: null, taken: [], ...more };
    expect(endingInWords(ended as RoundEnded, view(), NAMES)).toBe(key);
  });
});

describe("a tie", () => {
  const due = view({ phase: "between", round: 9, play_off: [0, 1] });
  const on = view({ round: 10, play_off: [0, 1] });

  it("leads to a play-off with a name of its own", () => {
    expect([stageInWords(view()), stageInWords(on)]).toEqual([null, "shimo-play-off"]);
    expect([nextInWords(view()), nextInWords(due), nextInWords(on)]).toEqual([null, "shimo-play-off-next", null]);
  });

  it("alone there is none, however many cards are played", () => {
    const options: Options = { ...OPTIONS, solo: { type: "by_count", cards: 5 } };
    expect(stageInWords(view({ options, round: 6, rounds: 5 }))).toBeNull();
  });

  it("may be shared by those who play it off", () => {
    expect(voteInWords(view())).toBeNull();
    expect(voteInWords(on)?.ask).toBe("shimo-share");
  });

  it("is told as it is: to be played off, shared, or broken by cards", () => {
    expect(TIE.level(due, "")).toBe("shimo-level-due");
    expect(TIE.level(view({ phase: "between" }), "")).toBe("shimo-level-play-off");
    expect(TIE.level(view({ options: { ...OPTIONS, play_off: false } }), "")).toBe("result-level");
    expect(TIE.broken(on, "")).toBe("shimo-tie-play-off");
    expect(TIE.broken(view(), "")).toBe("shimo-tie-cards");
  });
});

describe("the running hourglass", () => {
  it("is turned every minute until somebody has solved", () => {
    const running = view({ sand_from: 1000 });
    expect(KIT.sand?.(running, 30_000)).toEqual({ turned: 1000, length: 60_000 });
    expect(KIT.sand?.(running, 61_000)).toEqual({ turned: 61_000, length: 60_000 });
    expect(KIT.sand?.(running, 0)).toEqual({ turned: 1000, length: 60_000 });
    expect(KIT.sand?.({ ...running, phase: "countdown" } as View, 30_000)).toBeNull();
    expect(KIT.sand?.(view(), 30_000)).toBeNull();
  });
});

describe("levels", () => {
  it("are 1 where nobody has chosen, and go with their seats", () => {
    const options: Options = { ...OPTIONS, levels: [3, 4] };
    expect([0, 1, 2].map((at) => levelOf(options, at))).toEqual([3, 4, 1]);
    expect(forSeats(options, 1).levels).toEqual([3]);
    expect(withAdvanced(options, true)).toMatchObject({ advanced: true, levels: [] });
  });

  it("are the same for all against bots, whatever this device has kept", () => {
    expect(optionsFor({ levels: [3] }, 3)).toEqual({ levels: [3, 3, 3] });
    expect([levelChosen({}), levelChosen({ levels: "x" }), levelChosen({ levels: [9] })]).toEqual([1, 1, 1]);
  });

  it("make variants alone", () => {
    const variant = variantFrom({ goal: "by_count", length: 10, level: 4 });
    expect(optionsOf(variant)).toEqual({ solo: { type: "by_count", cards: 10 }, levels: [4] });
    expect(variantFrom({ level: 7 })).toEqual({ goal: "by_time", length: 5, level: 1 });
  });

  it("are told with everything else that was agreed on", () => {
    expect(inWords({ ...OPTIONS, advanced: true }).map(([name]) => name)).toEqual([
      "shimo-levels",
      "shimo-hourglass",
      "shimo-tie",
      "lobby-limit",
      "lobby-deck",
    ]);
  });
});

describe("what is seen", () => {
  const { area, whites } = peepPrint(["#o", "o#"]);
  const right = { tile: "2", cells: [[0, 0], [0, 1], [1, 0]] as const, holes: [[0, 1], [1, 0]] as const }; // prettier-ignore
  const wrong = { ...right, holes: [[0, 0], [0, 1]] as const }; // prettier-ignore

  it("is counted", () => {
    expect([shown(whites, right), shown(whites, wrong)]).toEqual([2, 1]);
  });

  it("is told, and what is hidden once nothing is left to lay", () => {
    const tell = (board: (typeof right)[], tiles = ["2"]) => seenInWords({ whites, board, tiles });
    expect(tell([])).toEqual(["board-seen"]);
    expect(tell([right])).toEqual(["board-seen"]);
    expect(tell([wrong as unknown as typeof right])).toEqual(["board-seen", "board-hidden"]);
    expect(tell([wrong as unknown as typeof right], ["2", "3"])).toEqual(["board-seen"]);
    expect(seenInWords({ whites: undefined, board: [], tiles: [] })).toEqual([]);
  });

  it("is part of the card for those who hear it", () => {
    expect(whitesInWords({ whites, board: [] })).toEqual(["board-white-open"]);
    expect(whitesInWords({ whites, board: [wrong] })).toEqual(["board-white-seen", "board-white-hidden"]);
  });

  it("comes through two holes of every tile", () => {
    expect(area).toEqual(["##", "##"]);
    expect(TILES.names.map((tile) => TILES.holesOf?.(tile).length)).toEqual(Array<number>(10).fill(2));
  });
});
