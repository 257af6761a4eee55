import { describe, expect, it } from "vitest";
import { pawnSpots, wayBetween } from "../src/games/ubongo_classic/board/pawns";
import { LANES, laneShapes, SLOTS } from "../src/games/ubongo_classic/board/shapes";
import { bestOf, canGet, doingOf, ranksOf, reachOf, rivalsIn } from "../src/games/ubongo_classic/gems/reach";
import { Taking, type TakingMatch } from "../src/games/ubongo_classic/gems/taking.svelte";
import { RefusedError } from "../src/protocol/api";
import type { Command, SeatView, View } from "../src/protocol/ubongo_classic";
import { toasts } from "../src/ui/toasts.svelte";

const FINISH = { seat: 0, at: 20_000, uncertainty: 0, arrived: 20_010 };

function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    card: { number: 0, area: ["###"], tiles: ["I3"], rows: [] },
    board: [],
    tiles: ["I3"],
    finish: null,
    gives_up: false,
    is_ready: false,
    cards_won: 0,
    side: 3,
    pawn: 2,
    home: 2,
    place: null,
    steps: null,
    reachable: [],
    is_taking: false,
    taken: [],
    gems: [0, 0, 0, 0, 0, 0],
    points: 0,
    ...changes,
  };
}

const solved = (place: number, pawn: number, reachable: number[]) =>
  seat({ finish: FINISH, place, steps: 4 - place, home: 2, pawn, reachable });

function view(seats: SeatView[], changes: Partial<View> = {}): View {
  return {
    you: 0,
    phase: "countdown",
    lanes: Array.from({ length: LANES }, () => ["red", "blue", "green"]),
    seats,
    ranking: [seats.map((_, index) => index)],
    away: [],
    ...changes,
  } as View;
}

describe("the board", () => {
  const SIZES = { upright: { width: 332, height: 318 }, lying: { width: 684, height: 441 } };

  it.each(["upright", "lying"] as const)(
    "has a place for every gem and a dent for every one that is gone: %s",
    (how) => {
      for (const lying of [0, 1, 2, 7, SLOTS]) {
        const shapes = laneShapes(SIZES[how], how === "upright", Array(LANES).fill(lying));
        for (const { gems, gaps, pair, box } of shapes) {
          expect(gems).toHaveLength(lying);
          expect(gems.length + gaps.length).toBeLessThanOrEqual(SLOTS);
          expect(pair === null).toBe(lying === 0);
          for (const { x, y } of [...gems, ...gaps]) {
            expect(x).toBeGreaterThan(box.x);
            expect(x).toBeLessThan(box.x + box.width);
            expect(y).toBeGreaterThan(box.y);
            expect(y).toBeLessThan(box.y + box.height);
          }
        }
      }
    },
  );

  it("keeps the next pair at the red space on a phone, and lets gems lie where they are on a desk", () => {
    const near = (isUpright: boolean, lying: number) =>
      laneShapes(isUpright ? SIZES.upright : SIZES.lying, isUpright, [lying])[0]?.gems[0];
    expect(near(true, 4)).toEqual(near(true, 12));
    expect(near(false, 4)?.x).toBeGreaterThan(near(false, 12)?.x ?? 0);
    const last = (lying: number) => laneShapes(SIZES.lying, false, [lying])[0]?.gems.at(-1);
    expect(last(4)).toEqual(last(12));
  });

  it("has lanes to touch of 44 pixels at least on the smallest phone", () => {
    for (const { box } of laneShapes(SIZES.upright, true, Array(LANES).fill(12)))
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  });

  it("shows every pawn on a shared space, you in front", () => {
    const [shape] = laneShapes(SIZES.upright, true, [12]);
    if (!shape) throw new Error("no lane");
    const pawns = ["Ada", "Bea", "Cid", "Dan"].map((name, index) => {
      return { seat: index, name, colour: "", isYou: index === 1, lane: 0, home: 0 };
    });
    const spots = pawnSpots(shape, true, pawns);
    expect(spots.map(({ pawn }) => pawn.seat).sort()).toEqual([0, 1, 2, 3]);
    expect(spots.at(-1)).toMatchObject({ isDisc: false, pawn: { name: "Bea" } });
    expect(spots.filter(({ isDisc }) => isDisc)).toHaveLength(3);
    expect(pawnSpots(shape, true, [])).toEqual([]);
  });

  it("draws the way from where the pawn began", () => {
    const shapes = laneShapes(SIZES.upright, true, Array(LANES).fill(12));
    const [from, to] = [shapes[3], shapes[1]];
    if (!from || !to) throw new Error("no lanes");
    const { path, head } = wayBetween(from, to, true);
    expect(path).toMatch(/^M[\d. -]+C[\d. -]+$/);
    expect(head.x).toBeGreaterThan(to.space.x);
    expect(head.x).toBeLessThanOrEqual(to.space.x + to.space.width + 1);
  });
});

describe("what the board means for a seat", () => {
  it("tells how far every lane is", () => {
    expect(reachOf(solved(2, 2, [0, 1, 2, 3, 4]))).toEqual([2, 1, 0, 1, 2, null]);
    expect(reachOf(solved(1, 2, []))).toBeNull();
    expect(reachOf(seat({ home: null, reachable: [1] }))).toBeNull();
  });

  it("counts as rivals only those in the lane who may still take", () => {
    const seats = [
      solved(1, 3, [0, 1, 2, 3]),
      solved(2, 3, [1, 2, 3]),
      seat({ pawn: 3 }), // searches
      { ...solved(3, 3, []), taken: ["red", "blue"] as SeatView["taken"] },
    ];
    expect(rivalsIn(view(seats), 0, 3)).toEqual([1]);
    expect(rivalsIn(view(seats), 0, 2)).toEqual([]);
    expect(rivalsIn(view(seats, { away: [1] }), 0, 3)).toEqual([]);
    expect(rivalsIn(view([seats[0] ?? seat(), { ...solved(2, 3, [3]), gives_up: true }]), 0, 3)).toEqual([]);
  });

  it("says what everybody is doing", () => {
    const doing = (other: SeatView, lane: number | null = null, away: number[] = []) =>
      doingOf(view([seat(), other], { away }), 1, lane);
    expect(doing(seat())).toBe("solving");
    expect(doing(seat({ gives_up: true }))).toBe("gives up");
    expect(doing(seat(), null, [1])).toBe("away");
    expect(doing(seat({ finish: FINISH }))).toBe("settling");
    expect(doing(solved(1, 3, [3]))).toBe("moving");
    expect(doing(solved(1, 3, [3]), 3)).toBe("in your lane");
    expect(doing(solved(1, 3, [3]), 2)).toBe("moving");
    expect(doing({ ...solved(1, 3, []), taken: ["red"] })).toBe("took");
    expect(doing({ ...solved(1, 3, [3]), gives_up: true }, 3)).toBe("done");
  });

  it("knows whether anything can be got", () => {
    const lanes: View["lanes"] = [[], [], ["red", "red"], [], [], []];
    expect(canGet({ lanes }, { reachable: [1, 2] })).toBe(true);
    expect(canGet({ lanes }, { reachable: [3, 4] })).toBe(false);
  });

  it("names the best colour and the rank as it stands", () => {
    expect(bestOf([0, 2, 1, 2, 0, 0])).toEqual({ colour: "blue", count: 2 });
    expect(bestOf([0, 0, 0, 0, 0, 0])).toBeNull();
    expect(ranksOf(view([seat(), seat(), seat(), seat()], { ranking: [[2], [0, 3], [1]] }))).toEqual([2, 4, 1, 2]);
  });
});

/** A server that answers when the test says so. */
class SlowMatch {
  you = 0;
  version = $state(1);
  view = $state.raw(view([solved(1, 2, [0, 1, 2, 3, 4, 5]), solved(2, 4, [2, 3, 4])]));
  people = [person(0, "Ada"), person(1, "Bea")];
  sent: { command: Command; accept: (version: number) => void; refuse: (error: RefusedError) => void }[] = [];

  send(command: Command): Promise<number> {
    return new Promise((accept, refuse) => this.sent.push({ command, accept, refuse }));
  }
}

function person(index: number, name: string) {
  return { seat: index, name, colour: "", isYou: index === 0, bot: null, away: false, trip: null };
}

function begin() {
  const match = new SlowMatch();
  return { match, taking: new Taking(match as unknown as TakingMatch) };
}
const answered = () => new Promise((done) => setTimeout(done));

describe("moving and taking", () => {
  it("moves at once, and stays there when the answer comes before the view", async () => {
    const { match, taking } = begin();
    void taking.move(4);
    expect(match.sent.map(({ command }) => command)).toEqual([{ type: "move_pawn", lane: 4 }]);
    expect(taking.lane).toBe(4);
    expect(taking.rivals).toEqual(["Bea"]);
    match.sent[0]?.accept(2);
    await answered();
    expect(taking.lane).toBe(4);
    match.view = view([solved(1, 1, [0, 1, 2]), solved(2, 4, [4])]);
    match.version = 2;
    expect(taking.lane).toBe(1); // the view knows better now
  });

  it("goes back when the move is refused", async () => {
    const { match, taking } = begin();
    void taking.move(5);
    match.sent[0]?.refuse(new RefusedError("round.over"));
    await answered();
    expect(taking.lane).toBe(2);
  });

  it("asks nothing for the lane where the pawn stands, nor for one out of reach", async () => {
    const { match, taking } = begin();
    match.view = view([solved(3, 2, [1, 2, 3])]);
    await taking.move(2);
    await taking.move(5);
    expect(match.sent).toEqual([]);
  });

  it("takes the pair that is shown, from the lane that is shown", () => {
    const { match, taking } = begin();
    void taking.move(5);
    void taking.take();
    expect(match.sent[1]?.command).toEqual({ type: "take_gems", lane: 5, lying: 3 });
    expect(taking.isBusy).toBe(true);
    void taking.take();
    expect(match.sent).toHaveLength(2); // a hand that is on its way doesn't reach twice
  });

  it("names whoever was faster, and offers the next pair", async () => {
    const { match, taking } = begin();
    void taking.take();
    taking.hear({ type: "gems_taken", seat: 1, lane: 2, gems: ["red", "blue"], at: 0, by_itself: false });
    match.sent[0]?.refuse(new RefusedError("take.gone"));
    await answered();
    expect(toasts.shown.at(-1)?.text).toBe("classic-play-taken-first"); // no words are loaded here: the key says it
    expect(taking.isBusy).toBe(false);
    expect(taking.pair).toEqual(["red", "blue"]);
  });

  it("is over after the take, and where nothing lies", () => {
    const { match, taking } = begin();
    match.view = view([{ ...solved(1, 2, []), taken: ["red", "red"] }]);
    expect([taking.isOn, taking.reach, taking.pair.length]).toEqual([false, null, 0]);
    match.view = view([solved(1, 2, [2])], { lanes: [[], [], [], [], [], []] });
    expect([taking.isOn, taking.pair.length]).toEqual([true, 0]);
    void taking.take();
    expect(match.sent).toEqual([]);
  });
});
