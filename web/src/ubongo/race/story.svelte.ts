/** What happened in this round, told by the match: for the log, the ears, and the sounds. */
import { play } from "../../sound/sounds";
import { announce } from "../../ui/toasts.svelte";
import type { Finish, Notice } from "../../protocol/ubongo_race";
import { t } from "../../words/words.svelte";
import type { RaceMatch } from "../match/match.svelte";
import { timeOf } from "../match/time";

export type Entry = { id: number; at: number } & (
  | { kind: "begun" }
  | { kind: "laid" | "taken"; seat: number; tile: string }
  | { kind: "solved"; seat: number; took: number }
  | { kind: "gives-up" | "goes-on"; seat: number }
  | { kind: "aside" }
);
type Told = Entry extends infer E ? (E extends Entry ? Omit<E, "id"> : never) : never;

const MOST = 40;

export class Story {
  /** the newest first */
  entries = $state.raw<readonly Entry[]>([]);
  /** alone: how long the card took that was solved just now */
  solvedIn = $state.raw<{ took: number; count: number } | null>(null);
  readonly #match: RaceMatch;
  #begun: number;
  #told = 0;

  constructor(match: RaceMatch) {
    this.#match = match;
    this.#begun = match.view.begun;
    this.#tell({ kind: "begun", at: 0 });
    for (const { finish } of match.view.seats) if (finish) this.#solved(finish);
  }

  hear(notice: Notice): void {
    const at = this.#match.now() - this.#begun;
    switch (notice.type) {
      case "round_begun":
        this.#begun = notice.at;
        this.entries = [];
        this.#tell({ kind: "begun", at: 0 });
        play("go");
        break;
      case "tile_laid":
        this.#tell({ kind: "laid", seat: notice.seat, tile: notice.laid.tile, at: notice.at - this.#begun });
        break;
      case "tile_taken":
        this.#tell({ kind: "taken", seat: notice.seat, tile: notice.tile, at: notice.at - this.#begun });
        break;
      case "card_solved":
        this.#solved(notice.finish);
        this.#cheer(notice.finish);
        break;
      case "given_up":
        this.#tell({ kind: notice.agreed ? "gives-up" : "goes-on", seat: notice.seat, at });
        this.#sayGivenUp(notice.seat, notice.agreed);
        break;
      case "card_put_aside":
        this.#tell({ kind: "aside", at });
        announce(t("race-heard-aside"));
        break;
      case "countdown_begun":
      case "round_ended":
      case "seat_ready":
      case "match_ended":
      case "presence_changed":
        break;
    }
  }

  /** What a seat did last. */
  lastOf(seat: number): Entry | undefined {
    return this.entries.find((entry) => "seat" in entry && entry.seat === seat);
  }

  #solved(finish: Finish): void {
    const took = finish.at - this.#begun;
    this.#tell({ kind: "solved", seat: finish.seat, took, at: took });
    if (this.#match.isSolo) this.solvedIn = { took, count: (this.solvedIn?.count ?? 0) + 1 };
  }

  #cheer(finish: Finish): void {
    const isMine = finish.seat === this.#match.you;
    const isFirst = this.entries.filter((entry) => entry.kind === "solved").length === 1;
    if (isMine) play("solved");
    else if (isFirst) play("called");
    const time = timeOf(finish.at - this.#begun);
    announce(
      isMine ? t("race-heard-you-solved", { time }) : t("race-heard-solved", { name: this.#name(finish.seat), time }),
    );
  }

  #sayGivenUp(seat: number, agreed: boolean): void {
    if (seat === this.#match.you) return;
    const name = this.#name(seat);
    const asked = this.#match.kit.vote?.(this.#match.view)?.others(name) ?? t("race-vote-others", { names: name });
    announce(agreed ? asked : t("race-heard-goes-on", { name }));
  }

  #name(seat: number): string {
    return this.#match.people[seat]?.name ?? "";
  }

  #tell(told: Told): void {
    this.entries = [{ ...told, id: ++this.#told }, ...this.entries].slice(0, MOST);
  }
}
