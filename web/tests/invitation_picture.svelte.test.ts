import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { SHELF } from "../src/shelf/shelf";
import Invitation from "../src/table/Invitation.svelte";

afterEach(() => vi.useRealTimers());

it("shows no picture that didn't come, and asks for it again", async () => {
  vi.useFakeTimers();
  const target = document.createElement("div");
  const [shelf] = SHELF;
  if (!shelf) throw new Error("no game");
  const shown = mount(Invitation, { target, props: { code: "kifaru22", shelf } });
  flushSync();
  const first = target.querySelector("img");
  first?.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(5000);
  flushSync();
  const second = target.querySelector("img");
  expect(second).not.toBe(first);
  expect(second?.classList.contains("isDrawn")).toBe(false);
  second?.dispatchEvent(new Event("load"));
  flushSync();
  expect(second?.classList.contains("isDrawn")).toBe(true);
  await unmount(shown);
});
