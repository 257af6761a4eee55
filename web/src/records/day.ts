import { settings } from "../settings/settings.svelte";

/** The day of a moment, as short as the reader's language writes it. */
export function day(moment: number): string {
  return new Date(moment).toLocaleDateString(settings.language, { day: "numeric", month: "short", year: "numeric" });
}
