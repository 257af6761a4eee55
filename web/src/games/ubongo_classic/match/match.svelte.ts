/** A match of Ubongo as its pages see it. */
import { Match, type MenuEntry } from "../../../match/match.svelte";
import type { Command, Notice, View } from "../../../protocol/ubongo_classic";
import { t } from "../../../words/words.svelte";

export class ClassicMatch extends Match<View, Command, Notice> {
  get isSolo(): boolean {
    return this.view.seats.length === 1;
  }

  get isRunning(): boolean {
    return this.view.phase === "racing" || this.view.phase === "countdown";
  }

  override get tellsOfLine(): boolean {
    return this.isRunning;
  }

  /** Under the game's name: "Table K7QMP3RX · 3 tiles". */
  get where(): string {
    const { tiles, sides } = this.view.options;
    const played = sides.some((side) => side !== null && side !== tiles) ? "own" : tiles;
    return this.isSolo
      ? t("classic-alone", { tiles: this.view.seats[0]?.side ?? tiles })
      : t("classic-table", { code: this.connection.code, played });
  }

  /** Giving up the round, for those who still search. */
  override get menu(): readonly MenuEntry[] {
    const seat = this.you === null ? undefined : this.view.seats[this.you];
    if (!seat?.card || !this.isRunning || seat.finish !== null) return [];
    const agreed = !seat.gives_up;
    const text = agreed ? t("table-give-up") : t("table-go-on");
    return [{ icon: "flag", text, act: () => this.send({ type: "give_up", agreed }), isGrave: true }];
  }
}
