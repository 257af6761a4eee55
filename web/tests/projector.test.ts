import { expect, test } from "vitest";
import type { Frames } from "../src/protocol/messages";
import { Film } from "../src/replay/film.svelte";

interface Begun {
  round: number;
}
const kit = {
  filmed: (notice: unknown) => ({ chapter: (notice as Begun).round }),
  placeOf: () => ({ chapter: 1, begun: 0, isSolo: false }),
};

function film(): Film {
  const at = [0, 1000, 9000, 12_000, 20_000];
  const frames = at.map((time) => ({
    at: time,
    notices: time % 9000 === 0 ? [{ round: time / 9000 + 1 }] : [],
    view: {},
  }));
  return new Film({ frames } as unknown as Frames, kit);
}

test("runs as fast as is wanted and stops at the end", () => {
  const projector = film();
  projector.play();
  projector.speed = 4;
  projector.run(500);
  expect(projector.time).toBe(2000);
  projector.run(60_000);
  expect([projector.time, projector.isOver, projector.isPlaying]).toEqual([20_000, true, false]);
  projector.toggle();
  expect([projector.time, projector.isPlaying]).toEqual([0, true]);
});

test("runs at half the speed, and knows where each chapter begins", () => {
  const projector = film();
  projector.play();
  projector.speed = 0.5;
  projector.run(500);
  expect(projector.time).toBe(250);
  expect(projector.firsts).toEqual([
    { at: 0, chapter: 1 },
    { at: 9000, chapter: 2 },
  ]);
});

test("steps from picture to picture", () => {
  const projector = film();
  projector.nextPicture();
  projector.nextPicture();
  expect([projector.time, projector.index]).toEqual([9000, 2]);
  projector.previousPicture();
  expect(projector.time).toBe(1000);
});

test("goes to the start of a chapter first, then to the one before", () => {
  const projector = film();
  projector.nextChapter();
  expect(projector.time).toBe(9000);
  projector.seek(15_000);
  projector.previousChapter();
  expect(projector.time).toBe(9000);
  projector.previousChapter();
  expect(projector.time).toBe(0);
  projector.seek(15_000);
  projector.nextChapter();
  expect(projector.isOver).toBe(true);
});
