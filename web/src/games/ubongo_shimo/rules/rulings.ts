/** What players ask about Ubongo Shimo, and what is ruled. */
import type { Ruling } from "../../../rules/Rulings.svelte";
import { t } from "../../../words/words.svelte";

export function rulingsInWords(): Ruling[] {
  return [
    [t("shimo-rules-call-asked"), t("shimo-rules-call-ruled")],
    [t("shimo-rules-first-asked"), t("shimo-rules-first-ruled")],
    [t("shimo-rules-close-asked"), t("shimo-rules-close-ruled")],
    [t("shimo-rules-sand-asked"), t("shimo-rules-sand-ruled")],
    [t("shimo-rules-late-asked"), t("shimo-rules-late-ruled")],
    [t("shimo-rules-early-asked"), t("shimo-rules-early-ruled")],
    [t("shimo-rules-nobody-asked"), t("shimo-rules-nobody-ruled")],
    [t("shimo-rules-give-up-asked"), t("shimo-rules-give-up-ruled")],
    [t("shimo-rules-gem-asked"), t("shimo-rules-gem-ruled")],
    [t("shimo-rules-away-asked"), t("shimo-rules-away-ruled")],
    [t("shimo-rules-deserted-asked"), t("shimo-rules-deserted-ruled")],
    [t("shimo-rules-turned-asked"), t("shimo-rules-turned-ruled")],
    [t("shimo-rules-play-off-asked"), t("shimo-rules-play-off-ruled")],
    [t("shimo-rules-shared-asked"), t("shimo-rules-shared-ruled")],
    [t("shimo-rules-twice-asked"), t("shimo-rules-twice-ruled")],
    [t("shimo-rules-secret-asked"), t("shimo-rules-secret-ruled")],
    [t("shimo-rules-time-up-asked"), t("shimo-rules-time-up-ruled")],
    [t("shimo-rules-through-asked"), t("shimo-rules-through-ruled")],
    [t("shimo-rules-alone-give-up-asked"), t("shimo-rules-alone-give-up-ruled")],
  ];
}
