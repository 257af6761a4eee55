/** The pages of the end are fetched while the match is on. */
import type { CleverMatch } from "./match/match.svelte";

export function loadLater() {
  return import("./later");
}

export function fetchEndInTime(match: CleverMatch): void {
  const stop = match.listen((notice) => {
    if (notice.type !== "round_begun" || notice.round < 2) return;
    stop();
    void loadLater().catch(() => {}); // asked for again when it is needed
  });
}
