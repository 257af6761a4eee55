/** A match of Ubongo dice as its pages see it. */
import { type MenuEntry, Match } from "../../../match/match.svelte";
import { api } from "../../../protocol/api";
import type { Command, Hint, Notice, PairAdvice, SeatView, View } from "../../../protocol/ubongo_dice";
import { say } from "../../../ui/toasts.svelte";
import { t } from "../../../words/words.svelte";
import { adviceInWords, pairOf } from "../hint/advice";

export class DiceMatch extends Match<View, Command, Notice> {
  #hint = $state.raw<Hint | null>(null);

  get isSolo(): boolean {
    return this.view.seats.length === 1;
  }

  /** Your seat; null for spectators. */
  get own(): SeatView | null {
    return this.you === null ? null : (this.view.seats[this.you] ?? null);
  }

  /** Under the game's name. */
  get where(): string {
    const { areas, seats } = this.view;
    return seats.length === 1
      ? t("dice-alone", { areas: areas.length })
      : t("dice-table", { code: this.connection.code, areas: areas.length });
  }

  /** What best play would do in this roll, once you have asked. */
  get advice(): PairAdvice | null {
    return this.#hint && pairOf(this.#hint, this.view);
  }

  /** Alone one may be told; the server takes note of it. */
  override get menu(): readonly MenuEntry[] {
    const { phase, hints = 0 } = this.view;
    if (!this.isSolo || this.you === null || (phase !== "grabbing" && phase !== "drawing")) return [];
    const text = hints > 0 ? t("dice-hint-again") : t("dice-hint-ask");
    return [{ icon: "eye", text, act: () => this.askHint() }];
  }

  async askHint(): Promise<void> {
    this.#hint = (await api.hint(this.id)) as Hint;
    if (this.advice) say(adviceInWords(this.advice, this.view));
  }

  readonly nameOf = (seat: number): string => this.people[seat]?.name ?? "";
}
