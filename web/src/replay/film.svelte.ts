/** The projector: where the film stands, whether it runs, and how fast. */
import {
  chapterMarks,
  clockAt,
  entriesOf,
  type FilmKit,
  firstsOf,
  indexAt,
  type Picture,
  picturesOf,
  type Reel,
  seatMarks,
} from "./film";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];
const AGAIN = 2000; // so long after its start "back" still means the chapter before

export class Film {
  readonly reel: Reel;
  readonly pictures: readonly Picture[];
  readonly chapters: ReturnType<typeof chapterMarks>;
  /** the first of each: one may go to any */
  readonly firsts: ReturnType<typeof firstsOf>;
  readonly marks: ReturnType<typeof seatMarks>;
  readonly entries: ReturnType<typeof entriesOf>;
  time = $state(0);
  speed = $state<Speed>(1);
  #isPlaying = $state(false);
  readonly #index: number = $derived.by(() => indexAt(this.pictures, this.time));

  constructor(reel: Reel, kit: FilmKit) {
    this.reel = reel;
    this.pictures = picturesOf(reel, kit);
    this.entries = entriesOf(this.pictures, kit);
    this.chapters = chapterMarks(this.pictures, this.entries);
    this.firsts = firstsOf(this.chapters);
    this.marks = seatMarks(this.pictures, this.entries);
  }

  get length(): number {
    return this.pictures.at(-1)?.at ?? 0;
  }

  /** the match's clock, as `begun` and `ends` are told */
  get clock(): number {
    return clockAt(this.pictures, this.#index, this.time);
  }

  get index(): number {
    return this.#index;
  }

  get picture(): Picture {
    const picture = this.pictures[this.#index];
    if (!picture) throw new Error("a film without pictures");
    return picture;
  }

  get isOver(): boolean {
    return this.time >= this.length;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  play(): void {
    if (this.isOver) this.time = 0;
    this.#isPlaying = true;
  }

  pause(): void {
    this.#isPlaying = false;
  }

  toggle(): void {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  seek(time: number): void {
    this.time = Math.min(this.length, Math.max(0, time));
    if (this.isOver) this.pause();
  }

  /** To the last picture before something happened, by the match's clock; there it stands still. */
  standBefore(at: number): void {
    this.pause();
    this.seek(this.pictures.findLast((picture) => picture.at - picture.delay < at)?.at ?? 0);
  }

  /** So many milliseconds went by in front of the screen. */
  run(elapsed: number): void {
    this.seek(this.time + elapsed * this.speed);
  }

  nextPicture(): void {
    const now = this.picture.at;
    this.seek(this.pictures.find(({ at }) => at > now)?.at ?? this.length);
  }

  previousPicture(): void {
    const now = this.picture.at;
    this.seek(this.pictures.findLast(({ at }) => at < now)?.at ?? 0);
  }

  nextChapter(): void {
    this.seek(this.chapters.find(({ at }) => at > this.time)?.at ?? this.length);
  }

  previousChapter(): void {
    this.seek(this.chapters.findLast(({ at }) => at < this.time - AGAIN)?.at ?? 0);
  }
}
