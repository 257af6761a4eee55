/** What players ask about Ubongo Dice, and what is ruled: every ruling of docs/rules/ubongo_dice.md. */
import type { Ruling } from "../../../rules/Rulings.svelte";
import { t } from "../../../words/words.svelte";

export function rulingsInWords(): Ruling[] {
  return [
    [t("dice-rules-count-asked"), t("dice-rules-count-ruled")],
    [t("dice-rules-opens-asked"), t("dice-rules-opens-ruled")],
    [t("dice-rules-same-asked"), t("dice-rules-same-ruled")],
    [t("dice-rules-close-asked"), t("dice-rules-close-ruled")],
    [t("dice-rules-slow-asked"), t("dice-rules-slow-ruled")],
    [t("dice-rules-late-asked"), t("dice-rules-late-ruled")],
    [t("dice-rules-itself-asked"), t("dice-rules-itself-ruled")],
    [t("dice-rules-nothing-asked"), t("dice-rules-nothing-ruled")],
    [t("dice-rules-over-asked"), t("dice-rules-over-ruled")],
    [t("dice-rules-away-asked"), t("dice-rules-away-ruled")],
    [t("dice-rules-all-away-asked"), t("dice-rules-all-away-ruled")],
    [t("dice-rules-deserted-asked"), t("dice-rules-deserted-ruled")],
    [t("dice-rules-open-asked"), t("dice-rules-open-ruled")],
  ];
}
