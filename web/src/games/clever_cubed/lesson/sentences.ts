/** What the tutorial says at each step. */
import { t } from "../../../words/words.svelte";
import type { CleverLesson } from "./clever_lesson.svelte";

export function sentenceOf({ moment, isAstray }: Pick<CleverLesson, "moment" | "isAstray">): string {
  if (!moment) return "";
  const asked = t(`clever-cubed-learn-${moment.step}`);
  return isAstray ? t("clever-cubed-learn-other", { asked }) : asked;
}
