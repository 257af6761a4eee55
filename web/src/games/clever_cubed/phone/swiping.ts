/** A finger that goes sideways turns to the next area. */
import type { Attachment } from "svelte/attachments";

const FAR = 44; // px

export function swiping(onswipe: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const begin = ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      from = isPrimary ? { x, y } : null;
    };
    const end = ({ clientX, clientY }: PointerEvent) => {
      if (!from) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      from = null;
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(down)) onswipe(across < 0 ? 1 : -1);
    };
    const cancel = () => (from = null);
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", cancel);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", cancel);
    };
  };
}
