/** What engines send for a finger or a mouse, as the hand sees it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hand } from "../src/board/hand.svelte";
import { press } from "../src/board/pointer";

const ID = 7;
const did: string[] = [];
const hand = {
  putBack: () => did.push("back"),
  select: () => {},
  lift: () => did.push("lift") > 0,
  moveTo: () => {},
  drop: () => did.push("drop"),
  tap: () => did.push("tap"),
  reshape: () => did.push("turn"),
} as unknown as Hand;

function event(type: string, pointerType: string, y: number, pointerId = ID): PointerEvent {
  return new PointerEvent(type, { pointerType, pointerId, button: 0, clientX: 50, clientY: y, bubbles: true });
}

function send(type: string, pointerType = "touch", y = 100, pointerId = ID): void {
  window.dispatchEvent(event(type, pointerType, y, pointerId));
}

/** Takes hold of a tile and moves it far enough to lift it. */
function drag(pointerType: string): void {
  const button = document.createElement("button");
  button.setPointerCapture = () => {};
  button.addEventListener("pointerdown", (down) => press(hand, "I3", down), { once: true });
  button.dispatchEvent(event("pointerdown", pointerType, 300));
  send("pointermove", pointerType, 200);
  did.length = 0;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  send("pointerup");
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a cancelled finger", () => {
  it("sends the tile home", () => {
    drag("touch");
    send("pointercancel");
    vi.runAllTimers();
    send("pointerup");
    expect(did).toEqual(["back"]);
  });

  it("drops the tile where WebKit lifts it right after", () => {
    drag("touch");
    send("pointercancel");
    send("pointerup");
    vi.runAllTimers();
    expect(did).toEqual(["drop"]);
  });

  it("isn't lifted by another one", () => {
    drag("touch");
    send("pointercancel");
    send("pointerup", "touch", 100, ID + 1);
    vi.runAllTimers();
    expect(did).toEqual(["back"]);
  });
});

describe("the wheel", () => {
  const turn = () => window.dispatchEvent(new WheelEvent("wheel", { deltaY: 40 }));
  beforeEach(() => {
    vi.advanceTimersByTime(1000);
  });

  it("turns what a mouse holds", () => {
    drag("mouse");
    turn();
    expect(did).toEqual(["turn"]);
  });

  it("is no wheel while a finger moves: WebKit sends both", () => {
    drag("touch");
    turn();
    send("pointerup");
    expect(did).toEqual(["drop"]);
  });
});
