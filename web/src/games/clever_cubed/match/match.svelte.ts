/** A match of Clever Cubed as its pages see it. */
import { Match, type MenuEntry } from "../../../match/match.svelte";
import type { Command, Notice, SeatView, View } from "../../../protocol/clever_cubed";
import { t } from "../../../words/words.svelte";
import { layout } from "./layout";

export class CleverMatch extends Match<View, Command, Notice> {
  /** over the page, where it has no room of its own */
  isLogOpen = $state(false);

  get isSolo(): boolean {
    return this.view.seats.length === 1;
  }

  /** Your seat; null for spectators. */
  get own(): SeatView | null {
    return this.you === null ? null : (this.view.seats[this.you] ?? null);
  }

  /** Under the game's name. */
  get where(): string {
    const { rounds } = this.view;
    return this.isSolo
      ? t("clever-cubed-match-alone", { rounds })
      : t("clever-cubed-match-table", { code: this.connection.code, rounds });
  }

  /** The log, where it isn't seen anyway. */
  override get menu(): readonly MenuEntry[] {
    if (layout.current === "wide" || this.outcome) return [];
    const open = () => Promise.resolve((this.isLogOpen = true));
    return [{ icon: "pencil", text: t("clever-cubed-play-log"), act: open }];
  }

  /** It ended with what was told last: this page has seen it come. */
  get hasJustEnded(): boolean {
    const notices = this.connection.update?.notices ?? [];
    return notices.some((notice) => (notice as Notice).type === "match_ended");
  }

  readonly nameOf = (seat: number): string => this.people[seat]?.name ?? "";
}
