/** A match of Ubongo dice as its pages see it. */
import { Match } from "../../../match/match.svelte";
import type { Command, Notice, SeatView, View } from "../../../protocol/ubongo_dice";
import { t } from "../../../words/words.svelte";

export class DiceMatch extends Match<View, Command, Notice> {
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

  readonly nameOf = (seat: number): string => this.people[seat]?.name ?? "";
}
