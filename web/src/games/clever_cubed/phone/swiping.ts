/** A finger that goes sideways turns to the next area. */
import type { Attachment } from "svelte/attachments";

const FAR = 44; // px

export function swiping(onswipe: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; pointerId: number } | null = null;
    const begin = ({ clientX: x, clientY: y, isPrimary, pointerId }: PointerEvent) => {
      from = isPrimary ? { x, y, pointerId } : null;
    };
    // A finger that scrolls is cancelled and never comes up; one that WebKit cancels and lifts did swipe.
    const end = ({ clientX, clientY, pointerId }: PointerEvent) => {
      if (from?.pointerId !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      from = null;
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(down)) onswipe(across < 0 ? 1 : -1);
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointerup", end);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointerup", end);
    };
  };
}
