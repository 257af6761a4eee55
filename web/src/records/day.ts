import { settings } from "../settings/settings.svelte";

const BRITISH = "en-GB"; // as the words are

/** The day of a moment, as short as the reader's language writes it. */
export function day(moment: number): string {
  return new Date(moment).toLocaleDateString(settings.language === "en" ? BRITISH : settings.language, {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}
