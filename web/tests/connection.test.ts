import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableConnection } from "../src/protocol/connection.svelte";
import { FIRST_PAUSE, LONGEST_PAUSE, SHORTEST_PAUSE, SHORT_SILENCE, SILENCE } from "../src/protocol/line";
import { FakeSocket, table, update, welcome } from "./fake_socket";

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses are as long as they are, no more, no less
  FakeSocket.install();
  connection = new TableConnection("ABC");
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The socket breaks, the pause passes, another one is there. */
function comesBack(pause = FIRST_PAUSE): FakeSocket {
  const before = FakeSocket.all.length;
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(pause - 1);
  expect(FakeSocket.all).toHaveLength(before);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(before + 1);
  return FakeSocket.last;
}

async function refusal(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => "accepted",
    (error: Error) => error.message,
  );
}

describe("hello", () => {
  it("asks for the table, and for nothing of a match that wasn't seen", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.address.href).toMatch(/^ws:.*\/socket$/);
    expect(FakeSocket.last.said).toEqual([{ type: "hello", table: "ABC", match: null, version: null }]);
  });

  it("says after a loss what was last seen", () => {
    FakeSocket.last.settles().hears(update({ version: 17 }));
    const next = comesBack().open();
    expect(next.said).toEqual([{ type: "hello", table: "ABC", match: "m1", version: 17 }]);
  });

  it("wants to see everything anew as somebody else", () => {
    const nobody = FakeSocket.last.settles().hears(update({ version: 17, you: null }));
    connection.introduceAgain();
    expect(nobody.isClosed).toBe(true);
    expect(FakeSocket.last.open().said).toEqual([{ type: "hello", table: "ABC", match: null, version: null }]);
    expect(connection.update?.version).toBe(17);
  });
});

describe("commands", () => {
  it("are refused before a match, after it, and when another one is on", async () => {
    expect(await refusal(connection.send("early"))).toBe("match.not_begun");
    const socket = FakeSocket.last.settles().hears(update({ outcome: { ranking: [[0]], points: [1] } }));
    expect(await refusal(connection.send("late"))).toBe("match.over");
    socket.hears(update(), { type: "table", table: table({ match: "m2" }), you: 0 });
    expect(await refusal(connection.send("stale"))).toBe("match.over");
    expect(socket.commands).toEqual([]);
  });

  it("are done when they are accepted, and rejected with the reason when they are refused", async () => {
    const socket = FakeSocket.last.settles().hears(update());
    const [good, bad] = [connection.send("good"), connection.send("bad")];
    const [first = "", second = ""] = socket.ids;
    socket.hears({ type: "refused", id: second, reason: "tile.overlaps", details: { tile: "P5" } });
    socket.hears({ type: "accepted", id: first, version: 2 });
    await expect(good).resolves.toBe(2);
    await expect(bad).rejects.toMatchObject({ reason: "tile.overlaps", details: { tile: "P5" } });
  });

  it("are sent again once, in order, with the same ids, where there was no answer", () => {
    const socket = FakeSocket.last.settles().hears(update());
    for (const command of ["one", "two", "three"]) void connection.send(command);
    const [, answered = ""] = socket.ids;
    socket.hears({ type: "accepted", id: answered, version: 2 });
    const next = comesBack();
    void connection.send("four");
    next.open();
    expect(next.commands).toEqual([]);
    next.hears(welcome);
    expect(next.commands).toEqual(["one", "three", "four"]);
    expect(next.ids.slice(0, 2)).toEqual([socket.ids[0], socket.ids[2]]);
    expect(new Set([...socket.ids, ...next.ids]).size).toBe(4);
  });

  it("of a match that is gone don't wait for ever", async () => {
    FakeSocket.last.settles().hears(update());
    const [left, stale] = [connection.send("left"), connection.send("stale")];
    const next = comesBack().open().hears(welcome);
    next.hears({ type: "refused", id: next.ids[1] ?? "", reason: "match.stale", details: {} });
    next.hears({ type: "table", table: table({ match: "m2" }), you: 0 }, update({ match: "m2" }));
    expect(await refusal(stale)).toBe("match.over");
    expect(await refusal(left)).toBe("match.over");
  });
});

describe("the line", () => {
  it("keeps what was seen while it is lost", () => {
    FakeSocket.last.settles().hears(update({ version: 3 }));
    const next = comesBack();
    expect(connection.status).toBe("lost");
    expect(connection.table?.code).toBe("abc");
    expect(connection.update?.version).toBe(3);
    next.open().hears(welcome);
    expect(connection.status).toBe("live");
  });

  it("waits longer each time, and not long again after it was there", () => {
    for (const pause of [FIRST_PAUSE, 500, 1000, 2000, LONGEST_PAUSE, LONGEST_PAUSE]) comesBack(pause);
    FakeSocket.last.open().hears(welcome);
    comesBack(FIRST_PAUSE);
  });

  it("is dead when it is silent, and a word keeps it alive", () => {
    const socket = FakeSocket.last.settles();
    vi.advanceTimersByTime(SILENCE - 1);
    socket.hears({ type: "ping", nonce: 7, trip: 38, shortest: 30 });
    expect(socket.said.at(-1)).toEqual({ type: "pong", nonce: 7 });
    expect(connection.trip).toBe(38);
    vi.advanceTimersByTime(SILENCE - 1);
    expect(connection.status).toBe("live");
    vi.advanceTimersByTime(1);
    expect(connection.status).toBe("lost");
    expect(connection.trip).toBeNull();
    expect(socket.isClosed).toBe(true);
  });

  it("follows a server that goes away, and nobody is told of a loss", () => {
    const socket = FakeSocket.last.settles().hears(update({ version: 3 }));
    void connection.send("before");
    socket.hears({ type: "closing", reason: "server.moving" });
    socket.breaks(1012);
    void connection.send("meanwhile");
    vi.advanceTimersByTime(SHORTEST_PAUSE + FIRST_PAUSE / 2);
    expect(FakeSocket.all).toHaveLength(2);
    expect([connection.status, connection.reason]).toEqual(["live", null]);
    const next = FakeSocket.last.settles();
    expect(next.said[0]).toEqual({ type: "hello", table: "ABC", match: "m1", version: 3 });
    expect(next.commands).toEqual(["before", "meanwhile"]);
  });

  it("is lost where nobody answers after the move", () => {
    FakeSocket.last.settles().hears({ type: "closing", reason: "server.moving" });
    vi.advanceTimersByTime(SHORTEST_PAUSE + FIRST_PAUSE / 2);
    FakeSocket.last.breaks();
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(FIRST_PAUSE);
    FakeSocket.last.settles().hears({ type: "closing", reason: "server.moving" });
    expect(connection.status).toBe("live");
    vi.advanceTimersByTime(SHORTEST_PAUSE + FIRST_PAUSE / 2 + SHORT_SILENCE);
    expect(connection.status).toBe("lost");
  });

  it("comes back at once when the network does", () => {
    const socket = FakeSocket.last.settles();
    window.dispatchEvent(new Event("online"));
    expect(socket.isClosed).toBe(true);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("comes back at once when the page is looked at again, but only where it was lost", () => {
    FakeSocket.last.settles();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.last.breaks();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(LONGEST_PAUSE);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("doesn't trust a socket that slept with the phone", () => {
    FakeSocket.last.settles();
    vi.setSystemTime(Date.now() + SILENCE + 1); // the timers slept
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("hears nothing from a socket that it let go", () => {
    const old = FakeSocket.last.open();
    window.dispatchEvent(new Event("online"));
    expect([old.onopen, old.onmessage, old.onclose]).toEqual([null, null, null]);
    expect(FakeSocket.last.open().said).toHaveLength(1);
  });
});

describe("the end", () => {
  it("comes for good when the server says why", async () => {
    const socket = FakeSocket.last.settles().hears(update());
    const answer = connection.send("more");
    socket.hears({ type: "closing", reason: "limit.rate" });
    socket.breaks(1008, "limit.rate");
    expect([connection.status, connection.reason]).toEqual(["closed", "limit.rate"]);
    expect(await refusal(answer)).toBe("limit.rate");
    expect(await refusal(connection.send("still"))).toBe("limit.rate");
    vi.advanceTimersByTime(10 * LONGEST_PAUSE);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([1008, 1009])("comes for good with the code %i", (code) => {
    FakeSocket.last.open().breaks(code, "table.unknown");
    expect([connection.status, connection.reason]).toEqual(["closed", "table.unknown"]);
    vi.advanceTimersByTime(10 * LONGEST_PAUSE);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("leaves no timer and no listener behind when the page is left", () => {
    const socket = FakeSocket.last.settles();
    connection.close();
    expect([connection.status, connection.reason, socket.isClosed]).toEqual(["closed", null, true]);
    expect(vi.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    connection.introduceAgain();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("also stops a pause", () => {
    FakeSocket.last.breaks();
    connection.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("updates", () => {
  it("go to those who listen, until they take it back", () => {
    const versions: number[] = [];
    const stop = connection.listen(({ version }) => versions.push(version));
    FakeSocket.last.settles().hears(update({ version: 1 }), update({ version: 2 }));
    stop();
    FakeSocket.last.hears(update({ version: 3 }));
    expect(versions).toEqual([1, 2]);
    expect(connection.update?.version).toBe(3);
  });
});
