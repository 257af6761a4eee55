/** A match alone in words: its grade, and what is missing for the next. */
import { SOLO_GRADES } from "../../../protocol/clever_cubed_sheet";
import type { Records } from "../../../protocol/messages";
import { t } from "../../../words/words.svelte";

export const HIGHEST_GRADE = SOLO_GRADES.length;

export function gradeInWords(grade: number): string {
  return t("clever-cubed-solo-grade-name", { grade });
}

/** "12 points more for the next: Cunning"; nothing above the highest. */
export function nextInWords(grade: number, total: number): string {
  const from = SOLO_GRADES[grade];
  if (from === undefined) return t("clever-cubed-solo-highest");
  return t("clever-cubed-solo-next", { points: from - total, name: gradeInWords(grade + 1) });
}

/** The result of this match is in these records, or would not change them; with hints it never will be. */
export function areComplete({ personal_best: best }: Records, total: number): boolean {
  return best !== null && best.value >= total;
}
