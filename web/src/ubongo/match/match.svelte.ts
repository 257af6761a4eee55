/** A match of any race as its pages see it: the shared view, and the kit with what sets the game apart. */
import { Match, type MenuEntry } from "../../match/match.svelte";
import type { TableConnection } from "../../protocol/connection.svelte";
import type { Occupant, TableInfo } from "../../protocol/messages";
import type { Command, Notice, View } from "../../protocol/ubongo_race";
import { t } from "../../words/words.svelte";
import type { RaceKit } from "./kit";

export class RaceMatch extends Match<View, Command, Notice> {
  readonly kit: RaceKit;

  constructor(connection: TableConnection, table: TableInfo, occupants: readonly Occupant[], kit: RaceKit) {
    super(connection, table, occupants);
    this.kit = kit;
  }

  get isSolo(): boolean {
    return this.view.options.solo !== null;
  }

  get isRunning(): boolean {
    return this.view.phase === "racing" || this.view.phase === "countdown";
  }

  override get tellsOfLine(): boolean {
    return this.isRunning;
  }

  /** Giving up the round, for those who still search. */
  override get menu(): readonly MenuEntry[] {
    const seat = this.you === null ? undefined : this.view.seats[this.you];
    if (!seat?.card || !this.isRunning || seat.finish !== null || this.isSolo) return [];
    const agreed = !seat.gives_up;
    const text = agreed ? (this.kit.vote?.(this.view)?.ask ?? t("table-give-up")) : t("table-go-on");
    return [{ icon: "flag", text, act: () => this.send({ type: "give_up", agreed }), isGrave: true }];
  }
}
