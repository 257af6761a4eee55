/** A finished match as a film: which picture is seen when, where the marks are, what is told. Knows times, no rules. */
import type { Filmed, ReplayKit } from "../games/game";
import type { Frames, Outcome } from "../protocol/messages";

/** What there is of a match, or of a round of it, to be looked at again. */
export type Reel = Pick<Frames, "seats" | "frames"> & { outcome: Outcome | null };

/** What of a game the film needs. */
export type FilmKit = Pick<ReplayKit, "filmed" | "placeOf">;

export interface Picture {
  /** when the film shows it */
  at: number;
  /** how far the film is behind the match by now */
  delay: number;
  notices: readonly unknown[];
  view: unknown;
}

export interface ChapterMark {
  at: number;
  chapter: number;
}

export interface SeatMark {
  at: number;
  seat: number;
}

export interface Entry {
  notice: unknown;
  filmed: Filmed;
  view: unknown;
  /** the picture that it came with */
  index: number;
  chapter: number;
  /** milliseconds since the chapter began */
  after: number;
}

export const HOLD = 900; // alone the next card comes at once: a solved one is held, so that it can be seen

export function picturesOf(film: Pick<Reel, "frames">, kit: FilmKit): Picture[] {
  let delay = -(film.frames[0]?.at ?? 0); // that of a single round begins with the round
  return film.frames.map((frame, index) => {
    const { notices, view } = frame;
    const isChapter = notices.some((notice) => kit.filmed(notice).chapter !== undefined);
    if (index > 1 && film.frames[index - 1]?.at === frame.at && isChapter) delay += HOLD;
    return { at: frame.at + delay, delay, notices, view };
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

export function entriesOf(pictures: readonly Picture[], kit: FilmKit): Entry[] {
  return pictures.flatMap(({ at, delay, notices, view }, index) => {
    const { chapter, begun } = kit.placeOf(view);
    return notices.map((notice) => {
      const filmed = kit.filmed(notice);
      const after = Math.max(0, (filmed.at ?? at - delay) - begun); // what has no time happened when the server saw it
      return { notice, filmed, view, index, chapter, after };
    });
  });
}

export function chapterMarks(pictures: readonly Picture[], entries: readonly Entry[]): ChapterMark[] {
  return entries.flatMap(({ filmed: { chapter }, index }) =>
    chapter === undefined ? [] : [{ at: pictures[index]?.at ?? 0, chapter }],
  );
}

/** Where each chapter begins; one may be begun again, such as an area with the next roll. */
export function firstsOf(marks: readonly ChapterMark[]): ChapterMark[] {
  return marks.filter(({ chapter }, index) => marks.findIndex((other) => other.chapter === chapter) === index);
}

export function seatMarks(pictures: readonly Picture[], entries: readonly Entry[]): SeatMark[] {
  return entries.flatMap(({ filmed: { seat, isMarked }, index }) =>
    isMarked && seat !== undefined ? [{ at: pictures[index]?.at ?? 0, seat }] : [],
  );
}
