/** Without words no page can say anything, not even that they are missing: from the beginning, once the server answers. */
const EVERY = 2000; // milliseconds

export function startAgain(): Promise<never> {
  setInterval(() => {
    fetch("/manifest.webmanifest", { cache: "no-store" }).then(
      ({ ok }) => ok && location.reload(),
      () => {}, // not yet
    );
  }, EVERY);
  return new Promise(() => {});
}
