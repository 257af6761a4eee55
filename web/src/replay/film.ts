/** A finished match as a film: which picture is seen when, where the marks are, what is told. Knows times, no rules. */
import type { Frames } from "../protocol/messages";
import type { Notice, View } from "../protocol/ubongo_fun_size";

export interface Picture {
  /** when the film shows it */
  at: number;
  /** how far the film is behind the match by now */
  delay: number;
  notices: Notice[];
  view: View;
}

export interface RoundMark {
  at: number;
  round: number;
}

export interface UbongoMark {
  at: number;
  seat: number;
}

export interface Entry {
  notice: Notice;
  /** the picture that it came with */
  index: number;
  round: number;
  /** milliseconds since the round began */
  after: number;
}

export const HOLD = 900; // alone the next card comes at once: a solved one is held, so that it can be seen

export function picturesOf(film: Frames): Picture[] {
  let delay = 0;
  return film.frames.map((frame, index) => {
    const notices = frame.notices as Notice[];
    const before = film.frames[index - 1];
    if (index > 1 && before?.at === frame.at && notices.some(({ type }) => type === "round_begun")) delay += HOLD;
    return { at: frame.at + delay, delay, notices, view: frame.view as View };
  });
}

/** The clock of the match while the film stands here; it waits while a picture is held. */
export function clockAt(pictures: readonly Picture[], index: number, time: number): number {
  const [picture, next] = [pictures[index], pictures[index + 1]];
  const now = time - (picture?.delay ?? 0);
  return next ? Math.min(now, next.at - next.delay) : now;
}

/** The last picture that was there at this time. */
export function indexAt(pictures: readonly Picture[], time: number): number {
  const later = pictures.findIndex((picture) => picture.at > time);
  return later < 0 ? pictures.length - 1 : Math.max(0, later - 1);
}

export function roundMarks(pictures: readonly Picture[]): RoundMark[] {
  return pictures.flatMap(({ at, notices }) =>
    notices.flatMap((notice) => (notice.type === "round_begun" ? [{ at, round: notice.round }] : [])),
  );
}

export function ubongoMarks(pictures: readonly Picture[]): UbongoMark[] {
  return pictures.flatMap(({ at, notices }) =>
    notices.flatMap((notice) => (notice.type === "card_solved" ? [{ at, seat: notice.finish.seat }] : [])),
  );
}

export function entriesOf(pictures: readonly Picture[]): Entry[] {
  return pictures.flatMap(({ at, delay, notices, view }, index) =>
    notices
      .filter((notice) => isTold(notice, view))
      .map((notice) => ({
        notice,
        index,
        round: view.round,
        after: Math.max(0, timeOf(notice, at - delay) - view.begun),
      })),
  );
}

/** Alone nobody is first, and nobody waits. */
function isTold({ type }: Notice, view: View): boolean {
  return type !== "seat_ready" && !(type === "round_ended" && view.options.solo);
}

/** Players have times of their own; what has none happened when the server saw it. */
function timeOf(notice: Notice, seen: number): number {
  if (notice.type === "card_solved") return notice.finish.at;
  return "at" in notice ? notice.at : seen;
}
