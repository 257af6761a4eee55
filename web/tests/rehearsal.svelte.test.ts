/** What is rehearsed before the first lift: all that is drawn of one, where nobody sees it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  Element.prototype.animate = vi.fn(() => ({ cancel: () => {} }) as unknown as Animation);
});
afterEach(() => {
  vi.useRealTimers();
});

it("lifts, lays and flies a tile once, and leaves nothing in the page", async () => {
  const { rehearse } = await import("../src/board/rehearsal.svelte");
  rehearse();
  vi.runAllTimers();
  expect(document.body.innerHTML).toBe("");
  expect(Element.prototype.animate).toHaveBeenCalled();
  vi.mocked(Element.prototype.animate).mockClear();
  rehearse();
  vi.runAllTimers();
  expect(Element.prototype.animate).not.toHaveBeenCalled();
});

it("is called off with the page, and begins anew on the next", async () => {
  const { rehearse } = await import("../src/board/rehearsal.svelte");
  rehearse()();
  vi.runAllTimers();
  expect(Element.prototype.animate).not.toHaveBeenCalled();
  rehearse();
  vi.runAllTimers();
  expect(Element.prototype.animate).toHaveBeenCalled();
});
