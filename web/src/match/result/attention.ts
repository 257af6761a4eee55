/** A heading that takes the focus when it appears, so that a screen reader begins there. */
export function takesFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
