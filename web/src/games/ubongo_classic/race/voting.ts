/** Whether there is a vote to be shown: somebody would give the round up, and nobody has solved. */
import type { Vote } from "../../../ubongo/race/giveUp.svelte";
import type { ClassicMatch } from "../match/match.svelte";

export function isVoting(match: Pick<ClassicMatch, "view">, vote: Vote): boolean {
  return match.view.phase === "racing" && vote.isOpen && (vote.isMine || vote.others.length > 0);
}
