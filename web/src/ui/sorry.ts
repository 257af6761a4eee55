/** Says in a toast why something didn't work. */
import { AWAY, RefusedError } from "../protocol/api";
import { t, why } from "../words/words.svelte";
import { say } from "./toasts.svelte";

export function sorry(error: unknown): void {
  say(reasonOf(error), "bad");
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return why("unknown");
  return error.reason === AWAY ? t("shell-away-title") : why(error.reason, error.details);
}
