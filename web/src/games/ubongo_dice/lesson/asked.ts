/** What the tutorial asks for, as one does it with this device. */
import type { Device } from "../../../learn/device.svelte";
import { t } from "../../../words/words.svelte";
import type { DiceLesson } from "./dice_lesson.svelte";

export function asked({ step, phase, isAstray }: DiceLesson, device: Device): string {
  const how = { with: device };
  if (isAstray) return phase === "grabbing" ? t("dice-learn-other-die") : t("dice-learn-outline");
  switch (step) {
    case "roll":
      return t("dice-learn-roll");
    case "grab":
      return t("dice-learn-grab", how);
    case "draw":
      return t("dice-learn-draw", how);
    case "leave":
      return phase === "drawing" ? t("dice-learn-leave") : t("dice-learn-again", { step: phase });
    case "fill":
      return phase === "drawing" ? t("dice-learn-fill", how) : t("dice-learn-last", { step: phase });
    case "wait":
      return t("dice-learn-wait");
    case null:
      return t("dice-learn-done");
  }
}
