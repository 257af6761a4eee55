/** Why a move is good, in a sentence. */
import type { Advice } from "../../../protocol/clever_cubed";
import { dotted, t } from "../../../words/words.svelte";

const MOST = 2;

export function reasonsInWords({ reasons }: Advice): string {
  const told = reasons.slice(0, MOST);
  return dotted(told.map(({ key, count = 0 }) => t("clever-cubed-hint-reason", { reason: key, count })));
}
