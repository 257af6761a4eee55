/** The tutorial: from a die to a fox, in moments that scripts/make_clever_lesson.py has played by the rules. */
import type { Command, Notice, View } from "../../../protocol/clever_cubed";
import { t } from "../../../words/words.svelte";
import type { CleverMatch } from "../match/match.svelte";
import type { Area } from "../pieces/colours";
import moments from "./moments.json";
import { type Scripted, scripted } from "./scripted.svelte";

export interface LessonMoment {
  step: string;
  view: View;
  /** what led here; nothing where a new position begins */
  notices: Notice[];
  /** what is to be done; null where something is to be read */
  asked: Command | null;
}

export const MOMENTS = moments as unknown as readonly LessonMoment[];

/** What is learned, each beginning with the step of the same name. */
export const CHAPTERS = ["die", "platter", "bonus", "chain", "joker", "fox"] as const;

export class CleverLesson {
  index = $state(0);
  /** something else was done than what is asked for */
  isAstray = $state(false);
  readonly #scripted: Scripted;

  constructor() {
    this.#scripted = scripted([t("common-you"), "Zsófi"], (command) => this.#do(command));
    this.#show();
  }

  get match(): CleverMatch {
    return this.#scripted.match;
  }

  /** null at the end */
  get moment(): LessonMoment | null {
    return MOMENTS[this.index] ?? null;
  }

  /** How many chapters are behind. */
  get chapter(): number {
    if (!this.moment) return CHAPTERS.length;
    const steps = MOMENTS.slice(0, this.index + 1).map(({ step }) => step);
    return CHAPTERS.filter((chapter) => steps.includes(chapter)).length - 1;
  }

  get isReading(): boolean {
    return this.moment?.asked === null;
  }

  /** Where it happens: the area that is asked for, or that was marked last. */
  get area(): Area {
    const sofar = MOMENTS.slice(0, this.index + 1).toReversed();
    return sofar.map(({ asked }) => markedIn(asked)).find((area) => area !== null) ?? "yellow";
  }

  /** What was to be read is read. */
  understand(): void {
    if (this.isReading) this.#goTo(this.index + 1);
  }

  restart(): void {
    this.#goTo(0);
  }

  #do(command: Command): void {
    if (command.type === "take_back") return this.#back();
    const { asked } = this.moment ?? {};
    this.isAstray = !asked || JSON.stringify(asked) !== JSON.stringify(command);
    if (!this.isAstray) this.#goTo(this.index + 1);
  }

  #back(): void {
    if ((this.moment?.notices.length ?? 0) > 0) this.#goTo(this.index - 1);
  }

  #goTo(index: number): void {
    this.index = index;
    this.isAstray = false;
    this.#show();
  }

  #show(): void {
    if (this.moment) this.#scripted.show(this.moment.view, this.moment.notices);
  }
}

function markedIn(command: Command | null): Area | null {
  return command && "mark" in command ? command.mark.type : null;
}
