/** A result to pass on: what it came to, area by area, and where it can be watched. */
import type { Points } from "../../../protocol/clever_cubed";
import { copied } from "../../../ui/copying";
import { say } from "../../../ui/toasts.svelte";
import { t } from "../../../words/words.svelte";

export function resultAsText(points: Points, address: string): string {
  const { yellow, turquoise, blue, brown, pink, fox_points: foxes } = points;
  return [
    `${t("game-clever-cubed-name")}: ${t("common-points", { count: points.total })}`,
    `🟨 ${yellow}  🟩 ${turquoise}  🟦 ${blue}  🟫 ${brown}  🟪 ${pink}  🦊 ${foxes}`,
    address,
  ].join("\n");
}

/** By the device's own way where it has one, else to the clipboard. */
export async function share(text: string): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      return await navigator.share({ text });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // they thought better of it
    }
  }
  if (await copied(text)) say(t("clever-cubed-result-shared"), "good");
  else say(t("lobby-copy-failed"), "bad");
}
