import { describe, expect, it } from "vitest";
import { forSeats, withYellowSwitched } from "../src/games/ubongo_fun_size/lobby/options";
import type { SeatInfo } from "../src/protocol/messages";
import type { Options } from "../src/protocol/ubongo_fun_size";
import { botsOf, missing, nextLevel } from "../src/opening/bots";
import { happenings } from "../src/table/happenings";
import { invitationTo, spelled } from "../src/table/invitation";
import { peopleOf, stateOf } from "../src/match/people";
import { table } from "./fake_socket";

function person(name: string): SeatInfo {
  return { player: name.toLowerCase(), bot: null, name, colour: "red", is_companion: false, away: false, trip: null };
}

function bot(level: string): SeatInfo {
  return { player: null, bot: level, name: level, colour: "", is_companion: false, away: false, trip: null };
}

const [ada, bo] = [person("Ada"), person("Bo")];

describe("what happens at a table", () => {
  const open = (seats: (SeatInfo | null)[], host: string | null = "ada") => table({ phase: "open", seats, host });

  it("is who comes and who goes, but not oneself, nor bots, nor another name", () => {
    expect(happenings(open([ada, null]), open([ada, bo]), "ada")).toEqual([{ type: "joined", name: "Bo" }]);
    expect(happenings(open([ada, bo]), open([null, bo], "bo"), "x")).toContainEqual({ type: "left", name: "Ada" });
    expect(happenings(open([ada, null]), open([ada, bo]), "bo")).toEqual([]);
    expect(happenings(open([ada, null]), open([ada, bot("easy")]), "ada")).toEqual([]);
    expect(happenings(open([ada, bo]), open([ada, { ...bo, name: "Boris" }]), "ada")).toEqual([]);
  });

  it("is that one has become the host", () => {
    expect(happenings(open([ada, bo]), open([null, bo], "bo"), "bo")).toContainEqual({ type: "host" });
    expect(happenings(open([null, null], null), open([bo, null], "bo"), "bo")).toEqual([]);
  });

  it("is a free seat, for those who have none", () => {
    const [full, free] = [open([ada, bot("easy")]), open([ada, null])];
    expect(happenings(full, free, null)).toEqual([{ type: "seat_free" }]);
    expect(happenings(full, free, "ada")).toEqual([]);
    expect(happenings(free, free, null)).toEqual([]);
    expect(happenings(full, { ...free, phase: "over" }, null)).toEqual([]);
  });
});

describe("bots", () => {
  it("that made room for people are those to be seated again", () => {
    expect(missing(["easy", "hard", "easy"], ["easy"])).toEqual(["hard", "easy"]);
    expect(missing(["easy"], ["easy"])).toEqual([]);
  });

  it("come as strong as the last one", () => {
    expect(nextLevel(table({ seats: [ada, null] }))).toBe("easy");
    expect(nextLevel(table({ seats: [bot("easy"), ada, bot("master"), null] }))).toBe("master");
    expect(botsOf(table({ seats: [bot("hard"), ada, null] }))).toEqual(["hard"]);
  });
});

describe("an invitation", () => {
  const lan = ["http://192.168.1.5:8000"];

  it.each([
    ["http://localhost:8000/", lan, "http://192.168.1.5:8000/t/K7QMP3RX", false],
    ["http://127.0.0.1:8000/", [], "http://127.0.0.1:8000/t/K7QMP3RX", true],
    ["http://[::1]:8000/", lan, "http://192.168.1.5:8000/t/K7QMP3RX", false],
    ["https://play.example/t/x", lan, "https://play.example/t/K7QMP3RX", false],
    ["http://localhost.example/", [], "http://localhost.example/t/K7QMP3RX", false],
  ])("from %s", (here, addresses, link, isOnlyHere) => {
    expect(invitationTo("k7qmp3rx", new URL(here), addresses)).toEqual({ link, isOnlyHere });
  });

  it("is spelled in two halves", () => {
    expect(spelled("k7qmp3rx")).toEqual(["K7QM", "P3RX"]);
  });
});

describe("options", () => {
  const options: Options = {
    side: "A",
    countdown: null,
    limit: 300,
    without_yellow: [1, 3],
    solo: null,
    deck: null,
    waits: false,
  };

  it("lose the handicaps of seats that are gone", () => {
    expect(forSeats(options, 3).without_yellow).toEqual([1]);
  });

  it("switch a handicap on and off", () => {
    expect(withYellowSwitched(options, 2).without_yellow).toEqual([1, 2, 3]);
    expect(withYellowSwitched(options, 1).without_yellow).toEqual([3]);
  });
});

describe("people", () => {
  it("are amber where they are you, and each has another colour", () => {
    const people = peopleOf(table({ seats: [ada, null, bo, bot("easy")] }), 2);
    expect(people[1]).toBeNull();
    expect(people.map((each) => each?.colour)).toEqual([
      "var(--seat-1)",
      undefined,
      "var(--seat-you)",
      "var(--seat-3)",
    ]);
  });

  it("are live, slow or away; bots are none of it", () => {
    const seats = [ada, { ...bo, trip: 150 }, { ...bo, away: true, trip: 300 }, bot("easy")];
    const people = peopleOf(table({ seats }), null);
    expect(people.map((each) => each && stateOf(each))).toEqual(["live", "slow", "away", undefined]);
  });
});
