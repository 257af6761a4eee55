/** For what can wait until nobody does: after the page is drawn, between two frames in which nothing happens. */
const SOON = 200; // milliseconds, where the engine doesn't tell when it has nothing to do

/** What is returned calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, SOON);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}

/** One after the other, each when there is time for it: none makes another wait. */
export function oneByOne(works: readonly (() => void)[]): () => void {
  let callOff = (): void => {};
  const next = (index: number): void => {
    callOff = whenIdle(() => {
      works[index]?.();
      if (index + 1 < works.length) next(index + 1);
    });
  };
  next(0);
  return () => callOff();
}
