/** What players ask about Ubongo, and what is ruled: every ruling of docs/rules/ubongo_classic.md. */
import type { Ruling } from "../../../rules/Rulings.svelte";
import { t } from "../../../words/words.svelte";

export function rulingsInWords(): Ruling[] {
  return [
    [t("classic-rules-call-asked"), t("classic-rules-call-ruled")],
    [t("classic-rules-time-asked"), t("classic-rules-time-ruled")],
    [t("classic-rules-sand-asked"), t("classic-rules-sand-ruled")],
    [t("classic-rules-place-asked"), t("classic-rules-place-ruled")],
    [t("classic-rules-close-asked"), t("classic-rules-close-ruled")],
    [t("classic-rules-pair-asked"), t("classic-rules-pair-ruled")],
    [t("classic-rules-settled-asked"), t("classic-rules-settled-ruled")],
    [t("classic-rules-together-asked"), t("classic-rules-together-ruled")],
    [t("classic-rules-turning-asked"), t("classic-rules-turning-ruled")],
    [t("classic-rules-untaken-asked"), t("classic-rules-untaken-ruled")],
    [t("classic-rules-early-asked"), t("classic-rules-early-ruled")],
    [t("classic-rules-give-up-asked"), t("classic-rules-give-up-ruled")],
    [t("classic-rules-auto-asked"), t("classic-rules-auto-ruled")],
    [t("classic-rules-single-asked"), t("classic-rules-single-ruled")],
    [t("classic-rules-away-asked"), t("classic-rules-away-ruled")],
    [t("classic-rules-deserted-asked"), t("classic-rules-deserted-ruled")],
    [t("classic-rules-secret-asked"), t("classic-rules-secret-ruled")],
  ];
}
