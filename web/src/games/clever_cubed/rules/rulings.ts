/** What players ask about Clever Cubed, and what is ruled: every ruling of docs/rules/clever_cubed.md. */
import type { Ruling } from "../../../rules/Rulings.svelte";
import { t } from "../../../words/words.svelte";

export function rulingsInWords(): Ruling[] {
  return [
    [t("clever-cubed-rules-odd-asked"), t("clever-cubed-rules-odd-ruled")],
    [t("clever-cubed-rules-sevens-asked"), t("clever-cubed-rules-sevens-ruled")],
    [t("clever-cubed-rules-ask-blue-asked"), t("clever-cubed-rules-ask-blue-ruled")],
    [t("clever-cubed-rules-ask-yellow-asked"), t("clever-cubed-rules-ask-yellow-ruled")],
    [t("clever-cubed-rules-ask-turquoise-asked"), t("clever-cubed-rules-ask-turquoise-ruled")],
    [t("clever-cubed-rules-same-half-asked"), t("clever-cubed-rules-same-half-ruled")],
    [t("clever-cubed-rules-order-asked"), t("clever-cubed-rules-order-ruled")],
    [t("clever-cubed-rules-joker-turquoise-asked"), t("clever-cubed-rules-joker-turquoise-ruled")],
    [t("clever-cubed-rules-joker-blue-asked"), t("clever-cubed-rules-joker-blue-ruled")],
    [t("clever-cubed-rules-joker-own-asked"), t("clever-cubed-rules-joker-own-ruled")],
    [t("clever-cubed-rules-joker-later-asked"), t("clever-cubed-rules-joker-later-ruled")],
    [t("clever-cubed-rules-fallback-asked"), t("clever-cubed-rules-fallback-ruled")],
    [t("clever-cubed-rules-yellow-field-asked"), t("clever-cubed-rules-yellow-field-ruled")],
    [t("clever-cubed-rules-white-yellow-asked"), t("clever-cubed-rules-white-yellow-ruled")],
    [t("clever-cubed-rules-turquoise-place-asked"), t("clever-cubed-rules-turquoise-place-ruled")],
    [t("clever-cubed-rules-white-turquoise-asked"), t("clever-cubed-rules-white-turquoise-ruled")],
    [t("clever-cubed-rules-brown-first-asked"), t("clever-cubed-rules-brown-first-ruled")],
    [t("clever-cubed-rules-at-once-asked"), t("clever-cubed-rules-at-once-ruled")],
    [t("clever-cubed-rules-passive-extra-asked"), t("clever-cubed-rules-passive-extra-ruled")],
    [t("clever-cubed-rules-last-extra-asked"), t("clever-cubed-rules-last-extra-ruled")],
    [t("clever-cubed-rules-alone-equal-asked"), t("clever-cubed-rules-alone-equal-ruled")],
    [t("clever-cubed-rules-roller-asked"), t("clever-cubed-rules-roller-ruled")],
    [t("clever-cubed-rules-back-asked"), t("clever-cubed-rules-back-ruled")],
    [t("clever-cubed-rules-stuck-asked"), t("clever-cubed-rules-stuck-ruled")],
    [t("clever-cubed-rules-away-asked"), t("clever-cubed-rules-away-ruled")],
  ];
}
