/** What the pages around a match of Ubongo make of a view: rows, colours, sentences, records, options, telling. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { misfit } from "../src/board/fits";
import { choiceFor, forSeats, sideOf } from "../src/games/ubongo_classic/lobby/options";
import { AREA, PLAN, ROLLED, ROWS, SOLUTION } from "../src/games/ubongo_classic/lesson/card";
import { GemLesson } from "../src/games/ubongo_classic/lesson/gem_lesson.svelte";
import { bestColours, gemsInWords, pairIn, withMore } from "../src/games/ubongo_classic/pieces/gems";
import { SYMBOLS } from "../src/games/ubongo_classic/pieces/symbols";
import { filmed } from "../src/games/ubongo_classic/replay/filmed";
import { tell, verdict } from "../src/games/ubongo_classic/replay/telling";
import { lineOf, ticksOf } from "../src/games/ubongo_classic/result/chart";
import { bestByRound, pilesOf } from "../src/games/ubongo_classic/result/colours";
import { rowsOf } from "../src/games/ubongo_classic/result/rows";
import { areComplete, timeOf } from "../src/games/ubongo_classic/result/solo";
import { decision, levelSeats, standing, stepsOf } from "../src/games/ubongo_classic/result/standing";
import { LANES, OUTSIDE, OVERLAPPING } from "../src/games/ubongo_classic/rules/example";
import { optionsOf, valueInWords, variantFrom } from "../src/games/ubongo_classic/solo/variant";
import type { Match } from "../src/match/match.svelte";
import { Players } from "../src/match/result/players.svelte";
import type { Result } from "../src/protocol/messages";
import type { Finish, Notice, Options, RoundResult, SeatView, View } from "../src/protocol/ubongo_classic";
import { speak, speakOfGame } from "../src/words/words.svelte";

type Gems = SeatView["gems"];
const OPTIONS: Options = { tiles: 3, sides: [], hourglass: 60, auto_take: false, starter: null, deck: null };
const NAMES = ["Ola", "Zsófi", "Łukasz"];

beforeAll(async () => {
  await speak("en");
  const source = (language: string) => () => {
    const areas = ["classic", "classic-result", "classic-replay", "result", "replay", "board", "common"];
    const text = areas.map((area) => readFileSync(`../src/akili/locales/${language}/${area}.ftl`, "utf8")).join("\n");
    return Promise.resolve({ default: text });
  };
  await speakOfGame({ en: source("en"), pl: source("pl"), hu: source("hu") });
});

function seat(gems: Gems, more: Partial<SeatView> = {}): SeatView {
  const card = { card: null, board: [], tiles: [], finish: null, gives_up: false, is_ready: false, cards_won: 0 };
  const pawn = { side: 3, pawn: 0, home: 0, place: null, steps: null, reachable: [], is_taking: false } as const;
  return { ...card, ...pawn, reachable: [], taken: [], gems, points: 0, ...more };
}

function view(gems: Gems[], ranking: number[][], decided_by: number | null, more: Partial<View> = {}): View {
  const base = { you: 0, options: OPTIONS, phase: "over", round: 9, rounds: 9, tiles_to_find: null } as const;
  const times = { begun: 0, ends: null, results: [], put_aside: 0, ended: null } as const;
  const board = { lanes: [], starter: 0, symbol: null, stage: null, hourglass: 1, sand_from: 0 } as const;
  const seats = gems.map((each) => seat(each));
  return { ...base, ...times, ...board, results: [], lanes: [], seats, ranking, decided_by, ...more };
}

function finish(number: number, at: number): Finish {
  return { seat: number, at, uncertainty: 5, arrived: at };
}

function round(more: Partial<RoundResult>): RoundResult {
  const base = { first: [], finishes: [null, null, null], begun: 1_000, ends: null, symbol: "snake" } as const;
  const all = { starter: 0, hourglasses: 1, over: 61_000, places: [null, null, null] } as const;
  const rest = {
    lanes: [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as [number, number][],
    gems: [[], [], []],
  };
  return { ...base, ...all, ...rest, first: [], finishes: [null, null, null], places: [null, null, null], ...more };
}

function players(you: number | null): Players {
  const people = NAMES.map((name, index) => ({ seat: index, name, isYou: index === you }));
  return new Players({ people, you } as unknown as Match);
}

describe("gems", () => {
  it("go in pairs, the nearest first", () => {
    expect(pairIn([["red", "blue", "green"], ["red"], []], 0)).toEqual(["red", "blue"]);
    expect(pairIn([["red", "blue", "green"], ["red"], []], 1)).toEqual(["red"]);
    expect(pairIn([["red", "blue", "green"], ["red"], []], 2)).toEqual([]);
  });

  it("have best colours once there are any", () => {
    expect(bestColours([0, 0, 0, 0, 0, 0])).toEqual([]);
    expect(bestColours([1, 3, 0, 3, 0, 1])).toEqual(["blue", "yellow"]);
    expect(withMore([1, 0, 0, 0, 0, 0], ["red", "purple"])).toEqual([2, 0, 0, 0, 0, 1]);
  });

  it("are named as a pair", () => {
    expect(gemsInWords(["red", "red"])).toBe("two red");
    expect(gemsInWords(["red", "blue"])).toBe("red and blue");
    expect(gemsInWords(["red"])).toBe("one red");
    expect(gemsInWords([])).toBe("no gems");
  });

  it("are sorted by number, and as they always lie where numbers are equal", () => {
    const piles = pilesOf([1, 2, 0, 5, 2, 0]);
    expect(piles.map(({ colour }) => colour)).toEqual(["yellow", "blue", "orange", "red", "green", "purple"]);
    expect(piles.map(({ count }) => count)).toEqual([5, 2, 2, 1, 0, 0]);
  });
});

describe("a round", () => {
  it("lists places first, then those without a solution as they sit", () => {
    const finishes = [null, finish(1, 21_000), finish(2, 20_000)];
    const rows = rowsOf(
      round({
        first: [2],
        finishes,
        places: [null, 2, 1],
        lanes: [
          [0, 0],
          [1, 3],
          [4, 3],
        ],
      }),
    );
    expect(rows.map((row) => [row.seat, row.place, row.time, row.moved])).toEqual([
      [2, 1, 19_000, 1],
      [1, 2, 20_000, 2],
      [0, null, null, 0],
    ]);
  });

  it("tells what was taken off for the way of the message", () => {
    const finishes = [{ ...finish(0, 20_000), arrived: 20_120 }, null, null];
    expect(rowsOf(round({ first: [0], finishes, places: [1, null, null] })).map(({ credit }) => credit)).toEqual([
      120, 0, 0,
    ]);
  });

  it("keeps those who share a place by their times", () => {
    const finishes = [finish(0, 20_004), finish(1, 20_001), finish(2, 30_000)];
    expect(rowsOf(round({ first: [0, 1], finishes, places: [1, 1, 3] })).map((row) => row.seat)).toEqual([1, 0, 2]);
  });
});

const LEVEL: Gems[] = [
  [1, 1, 5, 5, 2, 0],
  [4, 1, 0, 4, 5, 4],
  [2, 5, 0, 2, 0, 3],
];

describe("how it stands", () => {
  it("says who leads, and by how many", () => {
    const ahead = view(
      [
        [4, 0, 0, 0, 0, 0],
        [0, 3, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0],
      ],
      [[0], [1, 2]],
      0,
    );
    expect(standing(ahead, players(0))).toBe("You lead with 4 of one colour, ahead of Zsófi and Łukasz with 3.");
    expect(standing(ahead, players(1))).toBe("Ola leads with 4 of one colour, ahead of Łukasz and you with 3.");
  });

  it("names the colour that decides where the best ones are level", () => {
    const level = view(LEVEL, [[0], [1], [2]], 1);
    expect(standing(level, players(1))).toBe(
      "Ola leads. Level with you at 5, but the second colour is ahead: 5 against 4.",
    );
  });

  it("says so where nobody has a gem, or several lead", () => {
    const nothing: Gems = [0, 0, 0, 0, 0, 0];
    expect(standing(view([nothing, nothing], [[0, 1]], null), players(0))).toBe("Nobody has a gem yet.");
    const both = view(
      [
        [2, 0, 0, 0, 0, 0],
        [0, 2, 0, 0, 0, 0],
      ],
      [[0, 1]],
      null,
    );
    expect(standing(both, players(0))).toBe("Level at the top: Zsófi and you. If it stays so, the win is shared.");
  });
});

describe("the end", () => {
  it("says which comparison decided, and shows all of them", () => {
    const level = view(LEVEL, [[0], [1], [2]], 1);
    expect(decision(level, players(0))).toBe(
      "Level at 5: Zsófi, Łukasz, and you. The second colour decides: 5 beats 4.",
    );
    expect(levelSeats(level, 1)).toEqual([0, 1, 2]);
    expect(levelSeats(level, 2)).toEqual([0]);
    expect(stepsOf(level)).toEqual([
      { colour: 1, counts: "5, 5, 5", isDeciding: false },
      { colour: 2, counts: "5, 4, 3", isDeciding: true },
    ]);
  });

  it("has one comparison where the best colour decides", () => {
    const clear = view(
      [
        [6, 0, 0, 0, 0, 0],
        [0, 5, 0, 0, 0, 0],
      ],
      [[0], [1]],
      0,
    );
    expect(decision(clear, players(1))).toBe("Most gems of one colour decide: 6 beats 5.");
    expect(stepsOf(clear)).toEqual([{ colour: 1, counts: "6, 5", isDeciding: true }]);
  });

  it("is shared where every colour is level", () => {
    const shared = view(
      [
        [3, 2, 0, 0, 0, 0],
        [0, 0, 2, 3, 0, 0],
        [1, 0, 0, 0, 0, 0],
      ],
      [[0, 1], [2]],
      0,
    );
    expect(decision(shared, players(0))).toBe("Level in every colour (3 and 2): the win is shared.");
    expect(stepsOf(shared).map(({ isDeciding }) => isDeciding)).toEqual([false, false]);
  });

  it("draws how the best colour grew", () => {
    const results = [
      round({ gems: [["red", "red"], [], []] }),
      round({ gems: [["blue", "green"], [], []] }),
      round({ gems: [["blue", "red"], [], []] }),
    ];
    expect(bestByRound(view(LEVEL, [[0], [1], [2]], 1, { results }), 0)).toEqual([0, 2, 2, 3]);
    expect(ticksOf({ most: 5, rounds: 9 })).toEqual([0, 2, 4]);
    expect(lineOf({ most: 2, rounds: 2 }, [0, 1, 2], 0)).toBe("0.0,92.0 110.0,46.0 220.0,0.0");
  });
});

describe("alone", () => {
  const results = [round({ begun: 0, over: 20_000 }), round({ begun: 30_000, over: 55_000 })];
  const mine = view([[5, 3, 1, 0, 0, 0]], [[0]], null, { results });
  const record = (counts: number[], time: number): Result => {
    const [value = 0, ...others] = counts;
    const then = [...others.map((count) => ({ value: count, unit: "gems" as const }))];
    const who = { match: "m", game: "ubongo_classic", options: {}, player: "p", name: "Ola", colour: "", begun: 0 };
    return { ...who, value, unit: "gems", then: [...then, { value: time, unit: "milliseconds" as const }] };
  };
  const isIn = (best: Result | null) => areComplete({ board: [], personal_best: best }, mine);

  it("counts the time of the rounds, not of the pauses", () => {
    expect(timeOf(mine)).toBe(45_000);
  });

  it("waits for a board that knows of the result", () => {
    expect(isIn(null)).toBe(false);
    expect(isIn(record([5, 3, 1, 0, 0, 0], 45_000))).toBe(true);
    expect(isIn(record([5, 4, 0, 0, 0, 0], 90_000))).toBe(true);
    expect(isIn(record([5, 3, 1, 0, 0, 0], 50_000))).toBe(false);
    expect(isIn(record([5, 3, 0, 0, 0, 0], 10_000))).toBe(false);
  });

  it("writes a record as its colours", () => {
    expect(valueInWords(record([5, 4, 3, 0, 0, 0], 1))).toBe("5\u00a0· 4\u00a0· 3");
    expect(valueInWords(record([0, 0, 0, 0, 0, 0], 1))).toBe("0");
  });

  it("keeps the side, and no nonsense", () => {
    expect(optionsOf(variantFrom({ tiles: 4 }))).toEqual({ tiles: 4 });
    expect(variantFrom("nonsense")).toEqual({ tiles: 3 });
  });
});

describe("the lobby", () => {
  it("fits what was agreed on to fewer seats", () => {
    const agreed: Options = { ...OPTIONS, sides: [null, 4, 3], starter: 2 };
    expect(forSeats(agreed, 2)).toMatchObject({ sides: [null, 4], starter: null });
    expect(forSeats(agreed, 3)).toMatchObject({ sides: [null, 4, 3], starter: 2 });
  });

  it("takes the table's side for a seat without one, and back", () => {
    const agreed: Options = { ...OPTIONS, tiles: 4, sides: [null, 3] };
    expect([0, 1, 2].map((each) => sideOf(agreed, each))).toEqual([4, 3, 4]);
    expect(choiceFor(agreed, 3)).toEqual({ tiles: 3 });
    expect(choiceFor(agreed, 4)).toEqual({ tiles: null });
  });
});

describe("a replay", () => {
  const seen = view(LEVEL, [[0], [1], [2]], 1, { symbol: "snake" });
  const told = (notice: Notice, among = seen) => tell({ notice, view: among, names: NAMES, after: 5_250 });
  const NOTICES: [Notice, string | null][] = [
    [{ type: "table_laid", lanes: [], starter: 0, ends: 1 }, "The gems lie in their lanes"],
    [{ type: "pawn_placed", seat: 1, lane: 2, chosen: true }, "Zsófi puts the pawn in lane 3"],
    [{ type: "roll_due", seat: 0, ends: 1 }, "Ola is to roll"],
    [{ type: "die_rolled", seat: 0, symbol: "snake", at: 1 }, "Ola rolls the die"],
    [{ type: "round_begun", round: 1, cards: [], at: 1 }, "The die shows Snake: all cards turned over"],
    [{ type: "tile_laid", seat: 0, laid: { tile: "L5", cells: [] }, at: 1 }, "Ola placed magenta"],
    [{ type: "tile_taken", seat: 0, tile: "Z5", at: 1 }, "Ola took gold back"],
    [{ type: "card_solved", finish: finish(1, 5_250) }, "Zsófi: Ubongo! in 0:05.25"],
    [{ type: "hourglass_turned", at: 1, ends: 2 }, "The hourglass was turned once more"],
    [{ type: "place_settled", seat: 1, place: 2, steps: 2 }, "Zsófi is number 2: up to 2 lanes"],
    [{ type: "pawn_moved", seat: 1, lane: 4, at: 1 }, "Zsófi moves to lane 5"],
    [
      { type: "gems_taken", seat: 1, lane: 4, gems: ["red", "blue"], at: 1, by_itself: false },
      "Zsófi takes red and blue",
    ],
    [
      { type: "gems_taken", seat: 1, lane: 4, gems: ["red"], at: 1, by_itself: true },
      "The sand is out: Zsófi gets one red",
    ],
    [{ type: "take_lost", seat: 0, to: 1, lane: 4 }, "Zsófi was faster than Ola"],
    [{ type: "given_up", seat: 0, agreed: true }, "Ola would give up"],
    [{ type: "round_ended", first: [1], solvers: [1], at: 1, next_at: null }, "Zsófi was first"],
    [{ type: "match_ended", at: 1 }, "The match is over"],
    [{ type: "seat_ready", seat: 1 }, null],
    [{ type: "take_held", reach: { hand: finish(0, 1), lane: 0, lying: 12 } }, null],
    [
      { type: "take_held", reach: { hand: { ...finish(0, 1), at: 1000, arrived: 1120 }, lane: 0, lying: 12 } },
      "Ola: +0.12 s lag credit.",
    ],
    [{ type: "solution_held", finish: finish(0, 1) }, null],
    [{ type: "presence_changed", presence: { away: [], deserted: false }, at: 1 }, null],
  ];

  it.each(NOTICES)("tells of %o", (notice, text) => {
    expect(told(notice)).toBe(text);
    expect(filmed(notice)).toBeTypeOf("object");
  });

  it("has a chapter per round and a mark per solution", () => {
    expect(filmed({ type: "round_begun", round: 3, cards: [], at: 7 })).toMatchObject({ chapter: 3, at: 7 });
    expect(filmed({ type: "card_solved", finish: finish(1, 9) })).toMatchObject({ seat: 1, at: 9, isMarked: true });
  });

  it("ends with the winner, and alone with what was reached", () => {
    const outcome = { ranking: [[0], [1], [2]], points: [5, 5, 5] };
    expect(verdict(outcome, seen, NAMES)).toBe("Ola wins with 5 of one colour");
    expect(verdict({ ...outcome, ranking: [[0, 1], [2]] }, seen, NAMES)).toBe(
      "Ola and Zsófi share the win with 5 of one colour",
    );
    const alone = view([[5, 3, 1, 0, 0, 0]], [[0]], null, { results: [round({ begun: 0, over: 20_000 })] });
    expect(verdict({ ranking: [[0]], points: [5] }, alone, ["Ola"])).toBe(
      "Gems by colour: 5\u00a0· 3\u00a0· 1. Time: 0:20.0",
    );
  });
});

describe("the tutorial", () => {
  it("has a card of the box, with all its rows", () => {
    const deck = JSON.parse(readFileSync("../src/akili/forge/decks/classic.json", "utf8")) as {
      cards: { three: { area: string[]; rows: { tiles: string[]; solutions: number }[] } }[];
    };
    const side = deck.cards.map(({ three }) => three).find(({ area }) => area.join() === AREA.join());
    expect(side?.rows.map(({ tiles }) => tiles)).toEqual(ROWS);
    expect(side?.rows[SYMBOLS.indexOf(ROLLED)]?.solutions).toBe(1);
  });

  it("has its only solution", () => {
    expect(PLAN.tiles.toSorted()).toEqual(SOLUTION.map(({ tile }) => tile).toSorted());
    for (const { tile, cells } of SOLUTION) expect(misfit(AREA, SOLUTION, tile, cells)).toBe(null);
    expect(SOLUTION.flatMap(({ cells }) => cells)).toHaveLength(12);
  });

  it("shows in the rules what is wrong", () => {
    const wrong = (board: typeof SOLUTION) =>
      board.flatMap(({ tile, cells }) => misfit(AREA, board, tile, cells)?.reason ?? []);
    expect(wrong(OUTSIDE)).toEqual(["tile.outside"]);
    expect(wrong(OVERLAPPING)).toEqual(["tile.overlaps", "tile.overlaps"]);
    expect(LANES).toHaveLength(6);
  });

  it("goes from the first move to a win by the second colour", () => {
    const lesson = new GemLesson();
    lesson.choose(5);
    expect(lesson.scene.pawn).toBe(1); // out of reach
    lesson.choose(3);
    expect(lesson.step).toBe("take");
    lesson.take();
    expect([lesson.step, lesson.scene.pawn]).toEqual(["lose", 4]);
    const before = lesson.scene;
    lesson.take();
    expect(lesson.step).toBe("again");
    expect(lesson.scene.mine).toEqual(before.mine);
    expect(lesson.scene.theirs).toEqual(withMore(before.theirs, ["green", "yellow"]));
    lesson.take();
    expect(lesson.step).toBe("win");
    lesson.take();
    expect([lesson.step, lesson.isAstray]).toEqual(["win", true]);
    lesson.choose(2);
    lesson.take();
    expect(lesson.step).toBe(null);
    const [mine, theirs] = [lesson.scene.mine, lesson.scene.theirs].map((gems) => gems.toSorted((a, b) => b - a));
    expect([mine?.slice(0, 2), theirs?.slice(0, 2)]).toEqual([
      [5, 5],
      [5, 4],
    ]);
  });

  it("gives as much as it takes: the scenes fit together", () => {
    const lesson = new GemLesson();
    lesson.choose(3);
    lesson.take();
    expect(lesson.scene.mine).toEqual([1, 0, 3, 2, 0, 1]); // two green more than at the beginning
    expect(lesson.scene.home).toBe(3); // where the pawn was left
  });
});
