/** When sound begins, and begins again: engines differ in what they tell about it. */
import { afterEach, describe, expect, it, vi } from "vitest";

const made: FakeAudio[] = [];

class FakeAudio {
  state = "running";
  currentTime = 0;
  destination = {};
  resume = vi.fn(() => Promise.reject(new Error("not yet")));
  constructor() {
    made.push(this);
  }
  createOscillator = () => ({ frequency: ramp(), connect: (next: unknown) => next, start: sung, stop: () => {} });
  createGain = () => ({ gain: ramp(), connect: (next: unknown) => next });
}
const ramp = () => ({ setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
const sung = vi.fn();

/** A page whose engine knows this much of what the visitor did. */
async function sounds(userActivation?: { hasBeenActive: boolean }) {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeAudio);
  Object.defineProperty(navigator, "userActivation", { value: userActivation, configurable: true });
  vi.resetModules();
  return await import("../src/sound/sounds");
}

function click(): void {
  window.dispatchEvent(new MouseEvent("click"));
  vi.runAllTimers();
}

afterEach(() => {
  made.length = 0;
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("sound", () => {
  it("is prepared after the first touch, and not before", async () => {
    const activation = { hasBeenActive: false };
    const { play } = await sounds(activation);
    vi.runAllTimers();
    play("snap");
    click(); // by a script: nobody has touched anything
    expect(made).toEqual([]);
    activation.hasBeenActive = true;
    click();
    expect(made).toHaveLength(1);
    play("lift");
    vi.runAllTimers();
    expect(sung).toHaveBeenCalledOnce(); // and nothing of what was before
  });

  it("is never made while something happens", async () => {
    const { play } = await sounds({ hasBeenActive: true });
    play("lift");
    expect(made).toEqual([]);
    vi.runAllTimers();
    expect(made).toHaveLength(1);
  });

  it("isn't made in the middle of a drag, but when the hand has let go and nothing flies", async () => {
    const activation = { hasBeenActive: false };
    const { play } = await sounds(activation);
    vi.runAllTimers();
    activation.hasBeenActive = true; // a mouse went down
    play("lift");
    vi.runAllTimers();
    expect(made).toEqual([]);
    window.dispatchEvent(new MouseEvent("pointerup"));
    vi.advanceTimersByTime(300);
    expect(made).toEqual([]);
    vi.runAllTimers();
    expect(made).toHaveLength(1);
  });

  it("is there at once where the visitor has done something already", async () => {
    const { play } = await sounds({ hasBeenActive: true });
    vi.runAllTimers();
    play("lift");
    vi.runAllTimers();
    expect(sung).toHaveBeenCalledOnce();
  });

  it("begins with a click in a Safari that doesn't know what visitors did", async () => {
    const { play } = await sounds();
    play("lift");
    vi.runAllTimers();
    expect(sung).not.toHaveBeenCalled();
    click();
    play("lift");
    vi.runAllTimers();
    expect(sung).toHaveBeenCalledOnce();
  });

  it.each(["suspended", "interrupted"])(
    "resumes when it was %s, with the next sound or the next click",
    async (state) => {
      const { play } = await sounds({ hasBeenActive: true });
      vi.runAllTimers();
      const [audio] = made;
      if (audio) audio.state = state;
      play("lift");
      expect(audio?.resume).toHaveBeenCalledOnce();
      click();
      expect(audio?.resume).toHaveBeenCalledTimes(2);
    },
  );
});
