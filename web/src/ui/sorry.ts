/** Says in a toast why something didn't work. */
import { AWAY, RefusedError } from "../protocol/api";
import { why } from "../words/words.svelte";
import { say } from "./toasts.svelte";

export function sorry(error: unknown): void {
  say(reasonOf(error), "bad");
}

/** Something that is loaded when it is asked for couldn't be. */
export function unreached(): void {
  say(why(AWAY), "bad");
}

export function reasonOf(error: unknown): string {
  return error instanceof RefusedError ? why(error.reason, error.details) : why("unknown");
}
