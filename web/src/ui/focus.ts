/** The focus is never lost: where what had it is gone, the page gets it. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body)
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
