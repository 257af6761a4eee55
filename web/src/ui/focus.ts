/** The focus is never lost: where what had it is gone, the page gets it. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body)
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Keyboards stay where something can be done: what had the focus may have gone with its step. */
export class Focus {
  #last: Element | null = null;
  readonly #next: readonly string[];

  /** `next` selects what can be done next, the most likely first. */
  constructor(next: readonly string[]) {
    this.#next = next;
  }

  /** Something on the page has the focus. */
  came(event: FocusEvent): void {
    this.#last = event.target instanceof Element ? event.target : null;
  }

  /** The page has changed: if what had the focus is gone, the next thing to do gets it. */
  keep(): void {
    if (!this.#last || this.#last.isConnected || document.activeElement !== document.body) return;
    const next = this.#next.map((where) => document.querySelector<HTMLElement>(where)).find((found) => found !== null);
    next?.focus({ preventScroll: true });
  }
}
