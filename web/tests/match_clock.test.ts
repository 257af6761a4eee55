import { beforeEach, expect, it, vi } from "vitest";
import { MatchClock } from "../src/protocol/match_clock";

let clock: MatchClock;
let here = 0;

beforeEach(() => {
  clock = new MatchClock();
  here = 50_000;
  vi.spyOn(performance, "now").mockImplementation(() => here);
});

/** The server's clock as it was when the message left, this long before it arrived. */
function hears(trueTime: number, underWay: number, match = "m1"): void {
  clock.heard(match, trueTime - underWay);
}

it("stands at zero before a match", () => {
  expect(clock.now()).toBe(0);
});

it("runs by itself between updates", () => {
  hears(1_000, 0);
  here += 250;
  expect(clock.now()).toBe(1_250);
});

it("believes the message that was under way for the shortest time", () => {
  hears(1_000, 300);
  expect(clock.now()).toBe(700);
  here += 1_000;
  hears(2_000, 20);
  expect(clock.now()).toBe(1_980);
  here += 1_000;
  hears(3_000, 400);
  expect(clock.now()).toBe(2_980);
});

it("adds half the shortest round trip, so that all see a moment that was told before at the same time", () => {
  const near = new MatchClock();
  near.trip = 10;
  clock.trip = 240;
  near.heard("m1", 4_995);
  clock.heard("m1", 4_880);
  expect([near.now(), clock.now()]).toEqual([5_000, 5_000]);
});

it("begins anew with another match", () => {
  hears(90_000, 0);
  hears(100, 0, "m2");
  expect(clock.now()).toBe(100);
});

it("is not put off by a slow first message after a loss, but follows a server that counts anew", () => {
  hears(90_000, 10);
  clock.newLine();
  hears(90_000, 1_500);
  expect(clock.now()).toBe(89_990);
  clock.newLine();
  hears(80_000, 0);
  expect(clock.now()).toBe(80_000);
});
