/** A chain as it was done by this hand: the die, then each "?" that it set off. */
import type { DieUsed, Notice } from "../../../protocol/clever_cubed";
import type { Link } from "../choose/Chain.svelte";
import { bonusInWords, type PrintedBonus } from "../pieces/bonuses";
import { COLOUR_OF } from "../pieces/colours";
import { t } from "../../../words/words.svelte";
import type { Choice } from "./choice.svelte";
import { shortly } from "./naming";
import { faceOf } from "./options";

const MOST = 3; // that are shown as done

export class Chain {
  readonly #choice: Choice;
  #done = $state.raw<readonly Link[]>([]);

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  readonly links: readonly Link[] = $derived.by(() => {
    const { own, chosen, stage } = this.#choice;
    if (stage !== "bonus" || chosen.bonus === null) return [];
    const now: Link = { of: chosen.bonus, caption: t("clever-cubed-play-now"), state: "now" };
    return [...this.#done.slice(-MOST), now, ...later(own?.waiting ?? [], chosen.bonus)];
  });

  /** The order is the player's: the next one that can be used. */
  next(): void {
    const { bonuses, chosen } = this.#choice;
    const next = bonuses[(bonuses.indexOf(chosen.bonus ?? "?k") + 1) % bonuses.length];
    if (next) this.#choice.chooseBonus(next);
  }

  /** How long the chain is so far; each link sounds higher. */
  get length(): number {
    return this.#done.length;
  }

  hear(notice: Notice): void {
    if (!("seat" in notice) || notice.seat !== this.#choice.view.you) {
      if (notice.type === "round_begun") this.#done = [];
      return;
    }
    if (notice.type === "die_used") this.#done = [this.#dieDone(notice)];
    if (notice.type === "bonus_used") this.#done = [...this.#done, done(notice.bonus, shortly(notice.mark))];
    if (notice.type === "taken_back") this.#done = this.#done.slice(0, -1);
  }

  #dieDone({ die, mark }: DieUsed): Link {
    const face = faceOf(this.#choice.view.dice, die) ?? 1;
    return done({ colour: COLOUR_OF[die], face }, shortly(mark));
  }
}

function done(of: Link["of"], caption: string): Link {
  return { of, caption, state: "done" };
}

/** All that wait but the one that is used now. */
function later(waiting: readonly PrintedBonus[], now: PrintedBonus): readonly Link[] {
  const place = waiting.indexOf(now);
  return waiting
    .filter((_, index) => index !== place)
    .map((bonus) => ({ of: bonus, caption: bonusInWords(bonus), state: "to come" as const }));
}
