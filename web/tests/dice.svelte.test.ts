import { beforeEach, describe, expect, it, vi } from "vitest";
import { dieInWords, keyOf, leaning } from "../src/games/ubongo_dice/grab/dice";
import { Grabbing } from "../src/games/ubongo_dice/grab/grabbing.svelte";
import { hintLine } from "../src/games/ubongo_dice/grab/hints";
import { Aftermath } from "../src/games/ubongo_dice/hear/aftermath.svelte";
import { lengthOf, rollOf, waitedFor } from "../src/games/ubongo_dice/match/rolls";
import { stakesOf } from "../src/games/ubongo_dice/match/stakes";
import { stepOf } from "../src/games/ubongo_dice/match/step";
import { againstPar, areComplete } from "../src/games/ubongo_dice/result/solo";
import { RefusedError } from "../src/protocol/api";
import type { Records } from "../src/protocol/messages";
import type { Command, RollScored, SeatView, View } from "../src/protocol/ubongo_dice";
import { toasts } from "../src/ui/toasts.svelte";
import { die, field, seat, viewOf } from "./dice_view";

/** A server that answers when the test says so. */
class SlowMatch {
  view = $state.raw<View>(viewOf([seat(), seat()]));
  you: number | null = 0;
  clock = 1000;
  sent: { command: Command; accept: () => void; refuse: (reason: string) => void }[] = [];
  readonly nameOf = (number: number): string => ["Ola", "Łukasz", "Zsófi"][number] ?? "";

  get own(): SeatView | null {
    return this.you === null ? null : (this.view.seats[this.you] ?? null);
  }

  now(): number {
    return this.clock;
  }

  send(command: Command): Promise<number> {
    return new Promise((done, fail) =>
      this.sent.push({ command, accept: () => done(1), refuse: (reason) => fail(new RefusedError(reason)) }),
    );
  }

  change(changes: Partial<View>): void {
    this.view = { ...this.view, ...changes };
  }
}

const answered = () => new Promise((done) => setTimeout(done));
const said = () => toasts.shown.map(({ text }) => text);
beforeEach(() => {
  toasts.shown = [];
});

describe("the grab", () => {
  const begin = () => {
    const match = new SlowMatch();
    return { match, grabbing: new Grabbing(match) };
  };

  it("shows a die as yours at once, and locks its colour, but not the other one", async () => {
    const { match, grabbing } = begin();
    await Promise.race([grabbing.grab(die("black", 1)), answered()]);
    expect(match.sent.map(({ command }) => command)).toEqual([
      { type: "grab_die", die: { colour: "black", number: 1 } },
    ]);
    expect(grabbing.ownerOf(die("black", 1))).toBe(0);
    expect(grabbing.lockOf(die("black", 0))).toBe("yours");
    expect(grabbing.lockOf(die("white", 0))).toBe(null);
  });

  it("says who was faster, and lets you grab again at once", async () => {
    const { match, grabbing } = begin();
    void grabbing.grab(die("black", 1));
    match.sent[0]?.accept();
    await answered();
    grabbing.hear({ type: "die_lost", seat: 0, die: { colour: "black", number: 1 }, to: 1 });
    expect(grabbing.lockOf(die("black", 0))).toBe(null);
    expect(said()).toEqual(["dice-play-faster"]);
  });

  it("tells what was taken off for a slow line, where that is much", async () => {
    for (const credit of [19, 20]) {
      const { match, grabbing } = begin();
      void grabbing.grab(die("black", 1));
      match.sent[0]?.accept();
      await answered();
      const lost = { colour: "black", number: 1 } as const;
      const hand = { seat: 1, at: 1000, uncertainty: 0, arrived: 1000 + credit };
      grabbing.hear({ type: "die_reached", die: lost, hand });
      grabbing.hear({ type: "die_lost", seat: 0, die: lost, to: 1 });
    }
    expect(said()).toEqual(["dice-play-faster", "dice-play-faster race-credit"]);
  });

  it("says so too when the die was gone before the hand came", async () => {
    const { match, grabbing } = begin();
    const grabbed = grabbing.grab(die("black", 1));
    match.change({ dice: [die("black", 0), die("black", 1, { owner: 1, is_settled: true }), die("white", 0)] });
    match.sent[0]?.refuse("die.gone");
    await grabbed;
    expect(said()).toEqual(["dice-play-faster"]);
    expect(grabbing.lockOf(die("black", 0))).toBe(null);
  });

  it("keeps the colour locked while another is shown with the die, until it is settled", async () => {
    const { match, grabbing } = begin();
    void grabbing.grab(die("black", 1));
    match.sent[0]?.accept();
    await answered();
    const reached = die("black", 1, { owner: 1 });
    match.change({ dice: [die("black", 0), reached] });
    expect(grabbing.ownerOf(reached)).toBe(1);
    expect(grabbing.lockOf(die("black", 0))).toBe("yours");
    match.change({ dice: [die("black", 0), die("black", 1, { owner: 1, is_settled: true })] });
    expect(grabbing.lockOf(die("black", 0))).toBe(null);
  });

  it("opens by the match's clock, even if the server's word is late", () => {
    vi.useFakeTimers();
    const { match, grabbing } = begin();
    match.clock = 300;
    match.change({ phase: "landing" });
    const stop = grabbing.await();
    expect(grabbing.lockOf(die("black", 0))).toBe("early");
    vi.advanceTimersByTime(399);
    expect(grabbing.isOpen).toBe(false);
    vi.advanceTimersByTime(1);
    expect(grabbing.isOpen).toBe(true);
    expect(grabbing.lockOf(die("black", 0))).toBe(null);
    match.change({ rolls: 2 });
    expect(grabbing.isOpen).toBe(false);
    stop?.();
    vi.useRealTimers();
  });

  it("is for players of the area, in turn order for whoever's turn it is", () => {
    const { match, grabbing } = begin();
    match.change({ turn: 1 });
    expect(grabbing.lockOf(die("black", 0))).toBe("turn");
    match.change({ turn: 0 });
    expect(grabbing.lockOf(die("black", 0))).toBe(null);
    match.change({ seats: [seat({ plays: false }), seat()] });
    expect(grabbing.lockOf(die("black", 0))).toBe("watching");
    match.you = null;
    expect(grabbing.lockOf(die("black", 0))).toBe("watching");
  });

  it("asks the server for nothing that can't be had, but says why", async () => {
    const { match, grabbing } = begin();
    expect(await grabbing.grab(die("black", 0, { owner: 1 }))).toBe(false);
    match.change({ seats: [seat({ black: "T4" }), seat()] });
    expect(await grabbing.grab(die("black", 0))).toBe(false);
    expect(match.sent).toEqual([]);
    expect(said()).toEqual(["dice-play-have-colour"]);
  });
});

describe("dice on the mat", () => {
  it("have number keys of their own, black ones first", () => {
    const { dice } = viewOf([seat(), seat(), seat()]);
    const keys = dice.map((each) => keyOf(each, dice));
    expect(keys.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(dice.filter((each) => keyOf(each, dice) <= 3).every(({ die: { colour } }) => colour === "black")).toBe(true);
  });

  it("lean a little, and not the same in every roll", () => {
    const all = Array.from({ length: 40 }, (_, roll) => leaning(die("white", roll % 4), roll));
    expect(Math.max(...all.map(Math.abs))).toBeLessThanOrEqual(12);
    expect(new Set(all).size).toBeGreaterThan(10);
  });

  it("are told by name, number and owner", () => {
    const [black, white] = [die("black", 0), die("white", 0)];
    const dice = [black, white];
    expect(dieInWords(white, dice, "Łukasz", null)).toBe("dice-play-die, dice-play-die-taken");
    expect(dieInWords(black, dice, null, "yours")).toBe("dice-play-die, dice-play-have-colour");
    expect(dieInWords(black, dice, null, null)).toBe("dice-play-die");
  });
});

describe("the line above the dice", () => {
  const players = (own: Partial<SeatView> = {}) => [seat(own), seat(), seat()];
  const taken = [die("black", 0, { owner: 1 }), die("black", 1), die("white", 0)];

  it("says what to do until somebody has a die, then what is left", () => {
    expect(hintLine(viewOf(players()), 0)).toBe("dice-play-tap-both");
    expect(hintLine(viewOf([seat()]), 0)).toBe("dice-play-tap-both");
    expect(hintLine(viewOf(players(), { dice: taken }), 0)).toBe("dice-play-colour-hint dice-play-colour-hint");
  });

  it("asks nothing of those who can't grab", () => {
    const left = "dice-play-colour-hint dice-play-colour-hint";
    expect(hintLine(viewOf(players(), { turn: 1 }), 0)).toBe(left);
    expect(hintLine(viewOf(players(), { turn: 0 }), 0)).toBe("dice-play-tap-both");
    expect(hintLine(viewOf(players(), { phase: "landing" }), 0)).toBe(left);
    expect(hintLine(viewOf(players({ plays: false })), 0)).toBe(left);
    expect(hintLine(viewOf(players()), null)).toBe(left);
  });
});

describe("the course of a roll", () => {
  it("waits for whoever is to roll, lacks dice or draws, but not for those who are away", () => {
    const seats = [seat({ black: "T4", white: "I2" }), seat({ black: "T4" }), seat({ plays: false }), seat()];
    expect(waitedFor(viewOf(seats, { phase: "rolling", roller: 2 }))).toEqual([2]);
    expect(waitedFor(viewOf(seats))).toEqual([1, 3]);
    expect(waitedFor(viewOf(seats, { away: [3] }))).toEqual([1]);
    expect(waitedFor(viewOf(seats, { turn: 3 }))).toEqual([3]);
    expect(waitedFor(viewOf(seats, { phase: "landing" }))).toEqual([]);
    const drawing = [seat({ is_confirmed: true }), seat()];
    expect(waitedFor(viewOf(drawing, { phase: "drawing" }))).toEqual([1]);
  });

  it("counts the rolls of an area, also for those who have filled it", () => {
    const seats = [seat({ sheet: [field({ rolls: 2, points: 3 })] }), seat({ sheet: [field({ rolls: 3 })] })];
    expect(rollOf(viewOf(seats))).toBe(3);
    expect(rollOf(viewOf(seats, { phase: "rolling" }))).toBe(4);
  });

  it("has as much time as was agreed on, or none", () => {
    const seats = [seat(), seat()];
    expect(lengthOf(viewOf(seats))).toBe(60_000);
    expect(lengthOf(viewOf(seats, { phase: "drawing" }))).toBe(120_000);
    expect(lengthOf(viewOf(seats, { phase: "rolling" }))).toBe(10_000);
    expect(lengthOf(viewOf(seats, { ends: null }))).toBe(null);
  });

  const title = (changes: Partial<View>, own: Partial<SeatView> = {}, you: number | null = 0) =>
    stepOf({ view: viewOf([seat(own), seat(), seat()], changes), you, nameOf: String }).title;

  it("says what is to be done", () => {
    expect(title({ phase: "rolling" })).toBe("dice-play-roll-you");
    expect(title({ phase: "rolling", roller: 1 })).toBe("dice-play-rolls");
    expect(title({ phase: "landing" })).toBe("dice-play-landing");
    expect(title({})).toBe("dice-play-grab-both");
    expect(title({}, { black: "T4" })).toBe("dice-play-grab-white");
    expect(title({}, { white: "I1" })).toBe("dice-play-grab-black");
    expect(title({}, { black: "T4", white: "I1" })).toBe("dice-play-have-both");
    expect(title({ turn: 1 })).toBe("dice-play-turn");
    expect(title({ turn: 0 })).toBe("dice-play-turn-you");
    expect(title({ phase: "drawing" })).toBe("dice-play-draw");
    expect(title({ phase: "drawing" }, { fits_nowhere: true })).toBe("dice-play-nothing-fits");
    expect(title({ phase: "drawing" }, { is_confirmed: true })).toBe("dice-play-done-title");
    expect(title({ phase: "drawing" }, { is_confirmed: true, free: 0 })).toBe("dice-play-filled");
    expect(title({ phase: "drawing" }, { plays: false })).toBe("dice-play-you-wait");
    expect(title({ phase: "drawing" }, {}, null)).toBe("dice-play-all-draw");
    expect(title({ phase: "over" })).toBe("dice-play-over");
  });

  it("says what a filled area brings, and not twice whom one waits for", () => {
    const full = seat({ is_confirmed: true, free: 0 });
    const facts = (seats: SeatView[]) =>
      stepOf({ view: viewOf(seats, { phase: "drawing" }), you: 0, nameOf: String }).facts;
    expect(facts([full, seat()])).toEqual(["dice-play-filled-points"]);
    expect(facts([full])).toEqual(["dice-area", "dice-play-which-roll"]);
    expect(facts([seat({ is_confirmed: true }), seat()])).not.toContain("dice-play-waiting");
  });
});

describe("what the area is worth", () => {
  const done = (points: number, is_consolation = false) =>
    seat({ plays: false, sheet: [field({ points, is_consolation })] });

  it("is told for those who fill it now, later, and alone", () => {
    expect(stakesOf(viewOf([seat(), seat(), seat(), seat()]))).toEqual({ taken: [], now: 4, later: 3, alone: 1 });
  });

  it("names who has got what, earlier groups first, without the consolation", () => {
    const seats = [done(3), seat(), done(4), done(3)];
    expect(stakesOf(viewOf(seats, { at_stake: 2 })).taken).toEqual([
      { points: 4, seats: [2] },
      { points: 3, seats: [0, 3] },
    ]);
    expect(stakesOf(viewOf([done(1, true), seat()])).taken).toEqual([]);
  });

  it("knows that of two players one is left alone when the other fills it", () => {
    expect(stakesOf(viewOf([seat(), seat()])).later).toBe(null);
    expect(stakesOf(viewOf([seat(), seat()])).alone).toBe(1);
    expect(stakesOf(viewOf([seat()])).alone).toBe(null);
  });
});

describe("what a roll came to", () => {
  const scored: RollScored = { type: "roll_scored", filled: [1], points: 4, consoled: [2], at: 0 };

  it("stays in sight for a moment, with the area it was about", () => {
    vi.useFakeTimers();
    const aftermath = new Aftermath(2);
    aftermath.hear(scored);
    aftermath.hear({ type: "area_begun", area: 3, at: 0 });
    expect(aftermath.scored).toMatchObject({ area: 2, points: 4 });
    expect([0, 1, 2].map((each) => aftermath.gainOf(each))).toEqual([null, 4, 1]);
    vi.advanceTimersByTime(10_000);
    expect(aftermath.scored).toBe(null);
    aftermath.hear(scored);
    expect(aftermath.scored?.area).toBe(3);
    vi.useRealTimers();
  });

  it("gives way to the next dice, and isn't shown where nobody scored", () => {
    const aftermath = new Aftermath(0);
    aftermath.hear({ ...scored, filled: [], consoled: [] });
    expect(aftermath.scored).toBe(null);
    aftermath.hear(scored);
    aftermath.hear({ type: "dice_rolled", seat: 0, black: [], white: [], at: 0, opens: 0, ends: null });
    expect(aftermath.scored).toBe(null);
  });
});

describe("a match alone", () => {
  it("is measured against par", () => {
    expect(againstPar(24, 24.04)).toBe("dice-at-par");
    expect(againstPar(23, 24.2)).toBe("dice-under-par");
    expect(againstPar(29, 24.2)).toBe("dice-over-par");
  });

  it("is in the records once they have as few rolls", () => {
    const records = (value: number | null) =>
      ({ board: [], personal_best: value === null ? null : { value } }) as unknown as Records;
    const view = viewOf([seat()], { rolls: 20 });
    expect([null, 21, 20, 19].map((best) => areComplete(records(best), view))).toEqual([false, false, true, true]);
  });
});
