/** What a hand has tapped and not yet confirmed; everything that is possible comes from what the rules offer. */
import type { Command, DieView, SeatView, View } from "../../../protocol/clever_cubed";
import type { BoxId } from "../marks/boxes";
import type { Choosing } from "../marks/choosing";
import type { PrintedBonus, Spot } from "../pieces/bonuses";
import type { Area, DieName } from "../pieces/colours";
import {
  afterTap,
  areasOf,
  boxesIn,
  type Chosen,
  exactly,
  filling,
  isSameJoker,
  NOTHING_CHOSEN,
  offered,
  ofNumber,
} from "./candidates";
import { bonusKeys, jokerFor, jokerKeys } from "./keys";
import { areaOf, type Option, optionFor, optionsOf } from "./options";

/** The keys of jokers are out, or a re-roll waits to be confirmed: no hand can take that back. */
export type BegunAction = "J" | "R";

interface Kept {
  /** the commands on offer when it was chosen */
  offer: string;
  chosen: Chosen;
  action: BegunAction | null;
}

const NOTHING_KEPT: Kept = { offer: "", chosen: NOTHING_CHOSEN, action: null };

export class Choice {
  readonly #match: { readonly view: View };
  /** looked at, not chosen: a pointer is over it */
  hovered = $state<DieName | null>(null);
  #kept = $state.raw<Kept>(NOTHING_KEPT);

  constructor(match: { readonly view: View }) {
    this.#match = match;
  }

  readonly options = $derived.by(() => optionsOf(this.view));
  /** What others do changes nothing here; whatever changes what is offered begins anew. */
  readonly #offer = $derived.by(() => JSON.stringify(this.view.legal));

  readonly chosen: Chosen = $derived.by(() => {
    const { chosen } = this.#kept.offer === this.#offer ? this.#kept : { chosen: NOTHING_CHOSEN };
    return this.stage === "bonus" ? { ...chosen, bonus: this.#bonusNow(chosen.bonus) } : chosen;
  });
  /** an action that was begun */
  readonly action: BegunAction | null = $derived.by(() =>
    this.#kept.offer === this.#offer ? this.#kept.action : null,
  );

  /** The die whose boxes are lit. */
  readonly looked = $derived.by(() => this.chosen.die ?? (this.isOpen(this.hovered) ? this.hovered : null));
  readonly candidates = $derived.by(() => offered(this.options, { ...this.chosen, die: this.looked }));
  /** white, or a "?" in any colour */
  readonly hasAreas = $derived.by(() => this.looked === "w" || this.chosen.bonus === "?k");
  readonly area: Area | null = $derived.by(() => this.chosen.area ?? only(areasOf(this.candidates)));
  readonly inArea = $derived.by(() =>
    this.candidates.filter(({ area }) => this.chosen.area === null || area === this.chosen.area),
  );
  readonly keys = $derived.by(() =>
    this.stage === "bonus"
      ? bonusKeys(this.inArea, this.area, this.view)
      : this.action === "J"
        ? jokerKeys(this.options, this.chosen.die)
        : [],
  );
  readonly number: number | null = $derived.by(() => {
    if (this.stage !== "bonus") return this.chosen.joker?.number ?? null;
    const open = this.keys.filter(({ isOpen }) => isOpen).map(({ number }) => number);
    return this.chosen.number ?? (this.area === "pink" ? (open.at(-1) ?? null) : only(new Set(open)));
  });
  readonly fitting: readonly Option[] = $derived.by(() =>
    this.stage === "bonus" && this.keys.length > 0 && this.number !== null
      ? ofNumber(this.inArea, this.number)
      : this.inArea,
  );
  /** Where there is nothing to choose, it is pencilled at once. */
  readonly pencilled: readonly BoxId[] = $derived.by(() => {
    if (this.chosen.boxes.length > 0) return this.chosen.boxes;
    const isMeant = this.chosen.die !== null || this.stage === "bonus";
    return isMeant ? (only(new Set(this.fitting))?.boxes ?? []) : [];
  });
  /** What would be confirmed. */
  readonly final: Option | null = $derived.by(() =>
    this.pencilled.length > 0 ? only(new Set(exactly(this.fitting, this.pencilled))) : null,
  );
  /** The bonuses that can still be won by what is lit. */
  readonly reach: ReadonlySet<Spot> = $derived.by(
    () => new Set(filling(this.fitting, this.pencilled).flatMap(({ wins }) => wins)),
  );
  readonly choosing: Choosing = $derived.by(() => ({
    lit: boxesIn(this.fitting),
    pencilled: new Set(this.pencilled),
    reach: this.reach,
    writes: writesOf(this.fitting),
    onpick: (box: BoxId) => this.pick(box),
  }));

  get view(): View {
    return this.#match.view;
  }

  get own(): SeatView | null {
    const { you, seats } = this.view;
    return you === null ? null : (seats[you] ?? null);
  }

  get stage(): SeatView["stage"] {
    return this.own?.stage ?? null;
  }

  get lookedDie(): DieView | null {
    return this.view.dice.find(({ die }) => die === this.looked) ?? null;
  }

  /** The "?" that wait and can be used, each once. */
  get bonuses(): readonly PrintedBonus[] {
    const usable = new Set(this.options.flatMap(({ command }) => (command.type === "bonus" ? [command.bonus] : [])));
    return [...new Set(this.own?.waiting ?? [])].filter((bonus) => usable.has(bonus));
  }

  /** Anything that undoing takes away before it reaches for what was confirmed. */
  get isBegun(): boolean {
    const { die, joker, area, number, boxes } = this.chosen;
    return (
      die !== null || joker !== null || area !== null || number !== null || boxes.length > 0 || this.action !== null
    );
  }

  /** Whether the die can be used, as the joker that is chosen if there is one. */
  isOpen(die: DieName | null): boolean {
    const { joker } = this.chosen;
    return this.options.some(
      (option) => option.die !== null && option.die === die && (joker === null || isSameJoker(option.joker, joker)),
    );
  }

  chooseDie(die: DieName): void {
    if (!this.isOpen(die)) return;
    if (this.chosen.die === die) return this.#keep({ die: null, area: null, boxes: [] });
    this.#keep({ die, area: null, boxes: [] }, this.action === "R" ? null : this.action);
    if (this.candidates.length === 0) this.toggle("J"); // it fits nowhere as it is
  }

  chooseBonus(bonus: PrintedBonus): void {
    this.#keep({ ...NOTHING_CHOSEN, bonus });
  }

  chooseArea(area: Area): void {
    if (areasOf(this.candidates).has(area)) this.#keep({ area, number: null, boxes: [] });
  }

  /** A number of the "?", or of a joker. */
  chooseNumber(number: number): void {
    if (!this.keys.some((key) => key.number === number && key.isOpen)) return;
    if (this.stage === "bonus") return this.#chooseBonusNumber(number);
    const isSame = this.chosen.joker?.number === number;
    this.#keep({ joker: isSame ? null : jokerFor(this.options, this.chosen.die, number), area: null, boxes: [] });
  }

  toggle(action: BegunAction): void {
    this.#keep({ joker: null, area: null, boxes: [] }, this.action === action ? null : action);
  }

  pick(box: BoxId): void {
    const area = areaOf(box);
    const among = this.fitting.filter((option) => option.area === area);
    this.#keep({ boxes: afterTap(among, this.pencilled, box), ...(this.hasAreas ? { area } : {}) });
  }

  /** Chooses all that a command says; it is then to be confirmed. */
  follow(command: Command): void {
    this.reset();
    const option = optionFor(this.options, command);
    if (command.type === "reroll") return this.toggle("R");
    if (!option) return;
    const { area, boxes, number } = option;
    const chosen = { ...NOTHING_CHOSEN, boxes };
    if (option.command.type === "bonus") {
      const { bonus } = option.command;
      return this.#keep({ ...chosen, bonus, number, area: bonus === "?k" ? area : null });
    }
    const { die, joker } = option;
    this.#keep({ ...chosen, die, joker, area: die === "w" ? area : null }, joker ? "J" : null);
  }

  /** The last thing that was tapped, and whatever nobody would see go: what is pencilled by itself comes back at once. */
  stepBack(): void {
    const before = this.#seen;
    do this.#stepBackOnce();
    while (this.isBegun && this.#seen === before);
  }

  get #seen(): string {
    const { die, joker } = this.chosen;
    return JSON.stringify([die, joker, this.action, this.area, this.number, this.pencilled]);
  }

  #stepBackOnce(): void {
    const { boxes, number, joker, area } = this.chosen;
    if (boxes.length > 0) this.#keep({ boxes: boxes.slice(0, -1) });
    else if (number !== null) this.#keep({ number: null });
    else if (area !== null) this.#keep({ area: null });
    else if (joker !== null || this.action !== null) this.#keep({ joker: null }, null);
    else this.reset();
  }

  reset(): void {
    this.#kept = NOTHING_KEPT;
  }

  #chooseBonusNumber(number: number): void {
    const still = exactly(ofNumber(this.inArea, number), this.chosen.boxes);
    this.#keep({ number, boxes: still.length > 0 ? this.chosen.boxes : [] });
  }

  #keep(changes: Partial<Chosen>, action = this.action): void {
    this.#kept = { offer: this.#offer, chosen: { ...this.chosen, ...changes }, action };
  }

  /** Of the "?" that wait the one that was tapped, or the first that can be used. */
  #bonusNow(tapped: PrintedBonus | null): PrintedBonus | null {
    const [first = null] = this.bonuses;
    return tapped !== null && this.bonuses.includes(tapped) ? tapped : first;
  }
}

/** What would be written; nothing where it depends on a number that isn't chosen. */
function writesOf(options: readonly Option[]): ReadonlyMap<BoxId, number> {
  const all = new Map<BoxId, Set<number>>();
  for (const { boxes, writes } of options)
    for (const box of boxes) if (writes !== null) all.set(box, (all.get(box) ?? new Set()).add(writes));
  return new Map([...all].flatMap(([box, numbers]) => (numbers.size === 1 ? [[box, [...numbers][0] ?? 0]] : [])));
}

function only<T>(set: ReadonlySet<T>): T | null {
  const [one, another] = set;
  return one !== undefined && another === undefined ? one : null;
}
