/**
 * Whether the last thing that the visitor did was done with a pointer: what has the focus says so to its styles. Engines
 * differ in when they find a focus visible that a script has moved, as into a menu; after a pointer nobody needs a ring.
 * Only that element says it: said by the page's root it would have every element styled anew in the middle of a touch.
 */
export function watchPointing(): void {
  let isPointing = false;
  const tell = () => document.activeElement?.toggleAttribute("data-pointed", isPointing);
  for (const kind of ["pointerdown", "keydown"])
    window.addEventListener(
      kind,
      () => {
        isPointing = kind === "pointerdown";
        tell();
      },
      true,
    );
  window.addEventListener("focusin", tell, true);
}
