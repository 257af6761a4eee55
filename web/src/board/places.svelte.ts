/** Where things are on the screen: the card's cells, the slots of the tray, the layer that carries the held piece. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Cell } from "./cells";
import { sizeOf } from "./cells";
import type { Spot } from "./landing";

/** The top left corner of something, and how many pixels a cell of it has. */
export interface Box {
  x: number;
  y: number;
  px: number;
}

const EDGE = 0.7; // of a cell: so much of the card is around its cells
const FLOAT = 40; // px between the finger and the piece's lower edge
const NEAR_THE_END = 80; // px above the screen's lower edge: the finger has no more way to go, so the piece comes down

export class Places {
  /** the card's cells */
  card = $state.raw<Box>({ x: 0, y: 0, px: 40 });
  #cells: SVGRectElement | null = null;
  #slots = new Map<string, Element>();
  #layer: HTMLElement | null = null;
  #ground: HTMLElement | null = null;
  #shown = { x: 0, y: 0 };
  #size = { width: 0, height: 0 }; // of the cells, in px

  /** For a rectangle that covers the card's cells. */
  readonly cells: Attachment<SVGRectElement> = (node) => {
    this.#cells = node;
    untrack(() => this.measure());
    return () => (this.#cells = null);
  };

  /** For the element that is moved with the held piece. */
  readonly layer: Attachment<HTMLElement> = (node) => {
    this.#layer = node;
    this.show(this.#shown.x, this.#shown.y);
    return () => (this.#layer = null);
  };

  /** For the picture of a tile in its slot. */
  slot(tile: string): Attachment<Element> {
    return (node) => {
      this.#slots.set(tile, node);
      return () => this.#slots.delete(tile);
    };
  }

  /** The grid that the board is a row of; what is returned lets it go. */
  standOn(grid: HTMLElement): () => void {
    this.#ground = grid;
    return () => {
      this.letMove();
      this.#ground = null;
    };
  }

  /** Its rows keep their heights. Before anything changes, for then they are known: reading them lays nothing out. */
  keepStill(): void {
    if (this.#ground) this.#ground.style.gridTemplateRows = getComputedStyle(this.#ground).gridTemplateRows;
  }

  letMove(): void {
    if (this.#ground) this.#ground.style.gridTemplateRows = "";
  }

  measure(): void {
    if (!this.#cells) return;
    const { x, y, width, height } = this.#cells.getBoundingClientRect();
    this.#size = { width, height };
    const px = width / Number(this.#cells.getAttribute("width"));
    if (x !== this.card.x || y !== this.card.y || px !== this.card.px) this.card = { x, y, px };
  }

  /** Where a piece of this form is drawn in its slot. */
  inSlot(tile: string, form: readonly Cell[]): Box {
    const rect = this.#slots.get(tile)?.getBoundingClientRect();
    return rect ? { x: rect.x, y: rect.y, px: rect.width / sizeOf(form).columns } : this.card;
  }

  onCard({ row, column }: Spot): Box {
    const { x, y, px } = this.card;
    return { x: x + column * px, y: y + row * px, px };
  }

  /** Whether the pointer, as far as a piece may float above it, is still about the card. */
  isNear({ x, y, float }: { x: number; y: number; float: number | null }): boolean {
    const { card } = this;
    const around = EDGE * card.px;
    const isBeside = x < card.x - around || x > card.x + this.#size.width + around;
    const below = y - (float ?? 0);
    return !isBeside && y > card.y - around && below < card.y + this.#size.height + around;
  }

  /** Which spot of the card the held piece floats over. */
  get spot(): Spot {
    const { x, y, px } = this.card;
    return { row: (this.#shown.y - y) / px, column: (this.#shown.x - x) / px };
  }

  get shown(): Box {
    return { ...this.#shown, px: this.card.px };
  }

  /** Moves the held piece; a transform, so that nothing is laid out anew. */
  show(x: number, y: number): void {
    this.#shown = { x, y };
    if (this.#layer) this.#layer.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }
}

/** How far above a finger the piece floats. */
export function floatAbove(fingerY: number, screenHeight: number): number {
  return FLOAT * Math.max(0, Math.min(1, (screenHeight - fingerY) / NEAR_THE_END));
}
