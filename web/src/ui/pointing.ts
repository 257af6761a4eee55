/**
 * Whether the last thing that the visitor did was done with a pointer: the page says so to its styles. Engines differ in
 * when they find a focus visible that a script has moved, as into a menu; after a pointer nobody needs a ring.
 */
export function watchPointing(page: HTMLElement): void {
  for (const kind of ["pointerdown", "keydown"])
    window.addEventListener(kind, () => page.toggleAttribute("data-pointing", kind === "pointerdown"), true);
}
