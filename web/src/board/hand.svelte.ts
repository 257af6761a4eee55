/** The hand of a player: what it has chosen, holds, turns and lets go. It knows one rule, whether a piece fits. */
import { type Cell, sizeOf } from "./cells";
import type { Misfit } from "./fits";
import { type Flight, Flights } from "./flights.svelte";
import { type Form, formed, normalisedForm, sameForm } from "./form";
import { Forms } from "./forms.svelte";
import type { Report } from "./happening";
import { type Landing, landing, middleOf, onCard, sameLanding, type Spot, spotOf } from "./landing";
import { type Placement, placementOf } from "./placement";
import { type Box, Places } from "./places.svelte";
import { type Grip, type Reshape, regripped, reshaped, type Tap, tapped } from "./reshape";
import type { Work } from "./work";

export interface Held {
  tile: string;
  form: Form;
  by: "pointer" | "keys";
  /** where it was taken up */
  from: Box;
}

export interface Pointer {
  x: number;
  y: number;
  /** how far the piece's lower edge stays above it; null where the piece is held by the point that was grabbed */
  float: number | null;
}

const AWAY: Landing = { kind: "away" };
const KEYS_LIFT = 0.1; // of a cell: a piece held by keys lies a little off its place, so that the ghost is seen

export class Hand {
  readonly work: Work;
  readonly #report: Report;
  readonly places = new Places();
  readonly flights = new Flights();
  readonly forms = new Forms();
  selected = $state<string | null>(null);
  held = $state.raw<Held | null>(null);
  landing = $state.raw<Landing>(AWAY);
  /** which tile was laid last, from where, and how many have been: it snaps there and flashes */
  snapped = $state.raw<{ tile: string; from: Spot; count: number } | null>(null);
  #grip: Grip = { x: 0, y: 0 };
  #pointer: Pointer | null = null;
  #drift = { x: 0, y: 0 }; // px from where the pointer would hold the piece, since the board moved under it
  #tap: Tap | null = null;

  constructor(work: Work, report: Report) {
    this.work = work;
    this.#report = report;
  }

  /** The tile as it is turned now. */
  formOf(tile: string): Form {
    if (this.held?.tile === tile) return this.held.form;
    const lying = this.#lying(tile);
    return this.forms.steady(tile, lying ? normalisedForm(lying) : (this.forms.get(tile) ?? this.#inTheBox(tile)));
  }

  lies(tile: string): boolean {
    return this.#lying(tile) !== undefined;
  }

  /** In the hand or in the air: drawn there and nowhere else. */
  isMoving(tile: string): boolean {
    return this.held?.tile === tile || this.flights.has(tile);
  }

  select(tile: string): void {
    if (this.held && this.held.tile !== tile) this.putBack();
    this.selected = tile;
  }

  tap(tile: string, now: number): void {
    this.select(tile);
    if (this.work.isDone || this.lies(tile)) return;
    const { form, how, tap } = tapped(this.formOf(tile), tile, this.#tap, now);
    this.#tap = tap;
    this.#reform(tile, form, how);
  }

  /** Turns or flips what is held, or else what is chosen. */
  reshape(how: Reshape): void {
    const tile = this.held?.tile ?? this.selected;
    if (tile === null || this.work.isDone) return;
    const form = reshaped(this.formOf(tile), how);
    if (this.held) this.#reshapeHeld(this.held, form, how);
    else if (this.lies(tile)) this.#reshapeLying(tile, form, how);
    else this.#reform(tile, form, how);
  }

  /** Takes a tile up at the point that was grabbed. */
  lift(tile: string, grab: { x: number; y: number }, pointer: Pointer): boolean {
    const from = this.#boxOf(tile);
    if (!this.#take(tile, "pointer", from)) return false;
    const { rows, columns } = sizeOf(this.formOf(tile).cells);
    this.#grip = {
      x: Math.max(0, Math.min(columns, (grab.x - from.x) / from.px)),
      y: Math.max(0, Math.min(rows, (grab.y - from.y) / from.px)),
    };
    this.moveTo(pointer);
    return true;
  }

  moveTo(pointer: Pointer): void {
    if (this.held?.by !== "pointer") return;
    this.#pointer = pointer;
    const { px } = this.places.card;
    const below = pointer.float === null ? this.#grip.y * px : pointer.float + sizeOf(this.held.form.cells).rows * px;
    this.places.show(pointer.x - this.#grip.x * px + this.#drift.x, pointer.y - below + this.#drift.y);
    this.#look(this.places.spot, !this.places.isNear(pointer));
  }

  /** By keys: onto the card, and there cell by cell. */
  step(tile: string, rows: number, columns: number): void {
    const from = this.held ? this.#heldSpot() : this.#liftedByKeys(tile);
    if (!from) return;
    this.#rest({ row: from.row + rows, column: from.column + columns });
    this.#report({ kind: "over", tile, landing: this.landing });
  }

  /** By keys: takes the tile up, or lets it go. */
  press(tile: string): void {
    if (this.held) this.drop();
    else this.step(tile, 0, 0);
  }

  drop(): void {
    const { held, landing: found } = this;
    if (!held) return;
    this.release();
    if (found.kind === "fits") this.#lay({ tile: held.tile, ...formed(found.cells, found.holes) });
    else if (found.kind === "misfits") this.#complain(held.tile, found.misfit);
    else this.#goHome(held.tile);
  }

  /** As if it had never been taken up. */
  putBack(): void {
    const { held } = this;
    if (!held) return;
    this.release();
    this.#fly(held.tile, this.places.shown, this.#boxOf(held.tile), "home");
    this.#report({ kind: "wentBack", tile: held.tile });
  }

  /** The chosen tile, or else the last one laid, comes off the card. */
  takeBack(tile = this.#lastLaid()): void {
    if (this.held) return this.putBack();
    const lying = tile === undefined ? undefined : this.#lying(tile);
    if (tile === undefined || !lying || this.work.isDone) return;
    this.forms.keep(tile, normalisedForm(lying));
    this.selected = tile;
    this.work.take(tile);
    this.flyHome(tile, lying.cells, "home");
    this.#report({ kind: "taken", tile });
  }

  /** Shows how a tile goes from these cells to its slot. */
  flyHome(tile: string, cells: readonly Cell[], kind: "home" | "illegal"): void {
    this.places.measure();
    this.#fly(tile, this.places.onCard(spotOf(cells)), this.#boxOf(tile), kind);
  }

  /** Holds nothing any more; what becomes of the piece is another's business. */
  release(): void {
    if (this.held) this.forms.keep(this.held.tile, this.held.form);
    this.held = null;
    this.landing = AWAY;
    this.#pointer = null;
    this.places.letMove();
  }

  /** The page has moved under the hand. */
  remeasure(): void {
    const spot = this.held?.by === "keys" ? this.#heldSpot() : null;
    this.places.measure();
    if (spot) this.#rest(spot);
    else if (this.#pointer) this.moveTo(this.#pointer);
  }

  /** The screen has another size: the rows fit it, also those that were kept for a tile that is held. */
  resized(): void {
    this.places.letMove();
    this.stayOver();
  }

  /** The board has moved under the hand: what is held over a place of it stays there. */
  stayOver(): void {
    const [isOver, spot, pointer] = [this.landing.kind !== "away", this.places.spot, this.#pointer];
    this.remeasure();
    if (!isOver || !pointer) return;
    const [there, shown] = [this.places.onCard(spot), this.places.shown];
    this.#drift = { x: this.#drift.x + there.x - shown.x, y: this.#drift.y + there.y - shown.y };
    this.moveTo(pointer);
  }

  #take(tile: string, by: Held["by"], from: Box): boolean {
    if (this.held || this.work.isDone) return false;
    this.places.measure();
    if (by === "pointer") this.places.keepStill();
    this.#drift = { x: 0, y: 0 };
    this.#tap = null;
    this.flights.stop(tile);
    this.held = { tile, form: this.formOf(tile), by, from };
    this.selected = tile;
    this.#report({ kind: "lifted", tile });
    return true;
  }

  #liftedByKeys(tile: string): Spot | null {
    const lying = this.#lying(tile);
    if (!this.#take(tile, "keys", this.#boxOf(tile))) return null;
    return lying ? spotOf(lying.cells) : middleOf(this.work.area, this.formOf(tile));
  }

  /** Holds the piece over this place. */
  #rest(spot: Spot): void {
    if (!this.held) return;
    const place = onCard(this.work.area, this.held.form, spot);
    const { x, y, px } = this.places.onCard(place);
    this.places.show(x - KEYS_LIFT * px, y - KEYS_LIFT * px);
    this.#look(place);
  }

  #heldSpot(): Spot {
    const { row, column } = this.places.spot;
    return { row: row + KEYS_LIFT, column: column + KEYS_LIFT };
  }

  /** What letting go here would mean; far from the card a piece that doesn't fit is simply on its way home. */
  #look(spot: Spot, isFar = false): void {
    if (!this.held) return;
    const there = landing(this.work.area, this.#allLying, this.held.tile, this.held.form, spot);
    const found = isFar && there.kind === "misfits" ? AWAY : there;
    if (!sameLanding(found, this.landing)) this.landing = found;
  }

  #lay(placement: Placement): void {
    const { tile, cells, holes } = placement;
    const before = this.#lying(tile);
    if (!before || !sameForm(before, placement)) this.work.lay(tile, cells, holes);
    this.snapped = { tile, from: this.places.spot, count: (this.snapped?.count ?? 0) + 1 };
    this.#report({ kind: "laid", placement });
  }

  #complain(tile: string, misfit: Misfit): void {
    this.#fly(tile, this.places.shown, this.#boxOf(tile), "illegal");
    this.#report({ kind: "misfits", tile, misfit });
  }

  #goHome(tile: string): void {
    const wasLying = this.lies(tile);
    if (wasLying) this.work.take(tile);
    this.#fly(tile, this.places.shown, this.#boxOf(tile), "home");
    this.#report({ kind: wasLying ? "taken" : "wentBack", tile });
  }

  #reshapeHeld(held: Held, form: Form, how: Reshape): void {
    const spot = held.by === "keys" ? this.#heldSpot() : null;
    this.#grip = regripped(held.form, this.#grip, how);
    this.held = { ...held, form };
    this.#reform(held.tile, form, how);
    if (spot) this.#rest(spot);
    else if (this.#pointer) this.moveTo(this.#pointer);
    if (spot) this.#report({ kind: "over", tile: held.tile, landing: this.landing });
  }

  /** On the card it is turned where it lies, as nearly as it fits. */
  #reshapeLying(tile: string, form: Form, how: Reshape): void {
    const lying = this.#lying(tile);
    if (!lying) return;
    const [was, is] = [sizeOf(normalisedForm(lying).cells), sizeOf(form.cells)];
    const { row, column } = spotOf(lying.cells);
    const spot = { row: row + (was.rows - is.rows) / 2, column: column + (was.columns - is.columns) / 2 };
    const found = landing(this.work.area, this.#allLying, tile, form, spot);
    if (found.kind === "fits") {
      this.work.lay(tile, found.cells, found.holes);
      this.forms.mark(tile, how);
      this.#report({ kind: "reshaped", tile, how, lies: { tile, ...formed(found.cells, found.holes) } });
    } else if (found.kind === "misfits") {
      this.places.measure();
      const { x, y } = this.places.onCard({ row, column });
      this.places.show(x, y);
      this.#complain(tile, found.misfit);
    }
  }

  #reform(tile: string, form: Form, how: Reshape): void {
    this.forms.keep(tile, form);
    this.forms.mark(tile, how);
    this.#report({ kind: "reshaped", tile, how, lies: null });
  }

  #boxOf(tile: string): Box {
    const lying = this.#lying(tile);
    if (!lying) return this.places.inSlot(tile, this.formOf(tile).cells);
    this.places.measure();
    return this.places.onCard(spotOf(lying.cells));
  }

  #inTheBox(tile: string): Form {
    return formed(this.work.shapeOf(tile), this.work.holesOf?.(tile));
  }

  get #allLying(): readonly Placement[] {
    return [...(this.work.fixed ?? []), ...this.work.board];
  }

  #lying(tile: string): Placement | undefined {
    return placementOf(this.work.board, tile);
  }

  #lastLaid(): string | undefined {
    return this.selected !== null && this.lies(this.selected) ? this.selected : this.work.board.at(-1)?.tile;
  }

  #fly(tile: string, from: Box, to: Box, kind: Flight["kind"]): void {
    this.flights.begin({ tile, form: this.formOf(tile), from, to, kind });
  }
}
