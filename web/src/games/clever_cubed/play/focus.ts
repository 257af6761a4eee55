/** Keyboards stay where something can be done: what had the focus may have gone with its step. */

const NEXT = ["[data-pick]", "[data-main]:not([aria-disabled])", "[data-die]:not([aria-disabled])", "[data-step]"];

export class Focus {
  #last: Element | null = null;

  /** Something on the page has the focus. */
  came(event: FocusEvent): void {
    this.#last = event.target instanceof Element ? event.target : null;
  }

  /** The page has changed: if what had the focus is gone, the next thing to do gets it. */
  keep(): void {
    if (!this.#last || this.#last.isConnected || document.activeElement !== document.body) return;
    const next = NEXT.map((where) => document.querySelector<HTMLElement>(where)).find((found) => found !== null);
    next?.focus({ preventScroll: true });
  }
}
