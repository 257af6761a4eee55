/** The pages of the end, which nobody needs who has just come: they are fetched while the match is on. */
import type { CleverMatch } from "./match/match.svelte";

export function loadEnd() {
  return import("./result/pages");
}

export function fetchEndInTime(match: CleverMatch): void {
  const stop = match.listen((notice) => {
    if (notice.type !== "round_begun" || notice.round < 2) return;
    stop();
    void loadEnd().catch(() => {}); // asked for again when it is needed
  });
}
