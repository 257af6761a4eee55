/** Everything that the pages of a match share, however large the screen is. */
import { onMount } from "svelte";
import type { Notice } from "../../../protocol/clever_cubed";
import { announce, say } from "../../../ui/toasts.svelte";
import { t, why } from "../../../words/words.svelte";
import { Hinting } from "../hint/hinting.svelte";
import type { CleverMatch } from "../match/match.svelte";
import type { DieName } from "../pieces/colours";
import { Acting } from "./acting.svelte";
import { type ActionButton, actionsOf } from "./actions";
import { chainOf, nextBonus } from "./chain";
import { Choice } from "./choice.svelte";
import { clockOf, type TurnClock } from "./clock.svelte";
import { type TableDie, tableDice } from "./dice";
import { hear } from "./hearing";
import { Log } from "./log.svelte";
import { mainOf } from "./main";
import { statusOf } from "./status";
import { Tumble } from "./tumble.svelte";

export class PlayTable {
  readonly match: CleverMatch;
  readonly clock: TurnClock;
  readonly choice: Choice;
  readonly acting: Acting;
  readonly tumble = new Tumble();
  readonly log: Log;
  readonly hinting: Hinting;
  #opened = $state.raw<{ seat: number; by: number | null } | null>(null);

  constructor(match: CleverMatch, clock: TurnClock) {
    this.match = match;
    this.clock = clock;
    this.log = new Log(match.id);
    this.choice = new Choice(match);
    this.acting = new Acting(match);
    this.hinting = new Hinting(match);
  }

  readonly dice: readonly TableDie[] = $derived.by(() => tableDice(this.choice));
  readonly status = $derived.by(() => statusOf(this.choice, this.match));
  readonly main = $derived.by(() => mainOf(this.choice));
  readonly chain = $derived.by(() => chainOf(this.choice));
  readonly actions: readonly ActionButton[] = $derived.by(() =>
    this.match.own ? actionsOf(this.choice, this.match.own.sheet) : [],
  );

  /** Whose sheet is large: one's own, or one that was opened, until somebody else on this device is to act. */
  get looked(): number {
    const { you } = this.match;
    return this.#opened !== null && this.#opened.by === you ? this.#opened.seat : (you ?? 0);
  }

  /** Whoever shares this device comes with all that is theirs, so that they can take back what they did last. */
  set looked(seat: number) {
    const { you, seatsHere } = this.match;
    this.#opened = seat === you || seatsHere.includes(seat) ? null : { seat, by: you };
    if (seat !== you && seatsHere.includes(seat)) this.match.look(seat);
  }

  get isOwnLooked(): boolean {
    return this.looked === this.match.you;
  }

  /** Whether there is anything to take back, of what is only pencilled or of what was done. */
  get canUndo(): boolean {
    return this.choice.isBegun || this.match.view.can_take_back === true;
  }

  /** To use no die, or no more of them; null where that isn't on offer. */
  get declining(): "pass" | "done" | null {
    const { legal } = this.match.view;
    return (legal.find(({ type }) => type === "pass" || type === "done")?.type as "pass" | "done" | undefined) ?? null;
  }

  chooseDie(die: DieName): void {
    const shown = this.dice.find((other) => other.die === die);
    if (!this.choice.stage || !shown) return;
    if (!shown.isOpen) return say(why(shown.why ?? "die.fits_nowhere"));
    this.looked = this.match.you ?? 0;
    this.choice.chooseDie(die);
  }

  /** Of several "?" that wait, another one comes first. */
  turnToNext(): void {
    const next = nextBonus(this.choice);
    if (next) this.choice.chooseBonus(next);
  }

  press({ action, isOpen, why: reason }: ActionButton): void {
    if (!isOpen) return say(why(reason ?? "match.not_your_turn"));
    if (action === "+1") return say(t("clever-cubed-play-extra-how"));
    this.choice.toggle(action);
  }

  /** The main button. Whoever taps twice doesn't mean what it says after the first tap. */
  confirm(event?: MouseEvent): void {
    const { command } = this.main;
    if (command === null || (event && event.detail > 1)) return;
    void this.acting.send(command).then((isDone) => isDone && this.choice.reset());
  }

  decline(): void {
    if (this.declining) void this.acting.send({ type: this.declining });
  }

  undo(): void {
    if (this.choice.isBegun) this.choice.stepBack();
    else if (this.match.view.can_take_back) void this.acting.send({ type: "take_back" });
  }

  /** The sentence of what happened; null where nothing needs to be said. */
  hear(notice: Notice): string | null {
    const { view, you, own, people } = this.match;
    this.tumble.hear(notice);
    hear(notice, you, own?.chain?.length ?? 0);
    const names = people.map(({ isYou, name }) => (isYou ? t("common-you") : name));
    return this.log.add(notice, view, names);
  }
}

/** To be called while a component is set up. */
export function tableOf(match: CleverMatch): PlayTable {
  const table = new PlayTable(match, clockOf(match));
  onMount(() => {
    const stop = match.connection.listen(({ notices }) => {
      const before = said(table);
      const told = (notices as Notice[]).map((notice) => table.hear(notice));
      const now = said(table);
      const sentences = [...told, now === before ? null : now].filter((sentence) => sentence !== null);
      if (sentences.length > 0) announce(sentences.join(" "));
    });
    return () => {
      stop();
      table.tumble.end();
    };
  });
  return table;
}

function said({ status, choice }: PlayTable): string | null {
  return choice.stage ? [status.title, ...status.facts].join(". ") : null;
}
