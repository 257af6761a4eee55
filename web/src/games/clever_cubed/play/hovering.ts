/** A pointer over a die looks at it; a finger doesn't hover. */
import type { Attachment } from "svelte/attachments";
import type { DieName } from "../pieces/colours";
import type { Choice } from "./choice.svelte";

export function hovering(choice: Choice, die: DieName): Attachment<HTMLElement> {
  return (element) => {
    const come = (event: PointerEvent) => {
      if (event.pointerType === "mouse") choice.hovered = die;
    };
    const go = () => {
      if (choice.hovered === die) choice.hovered = null;
    };
    element.addEventListener("pointerenter", come);
    element.addEventListener("pointerleave", go);
    return () => {
      element.removeEventListener("pointerenter", come);
      element.removeEventListener("pointerleave", go);
      go();
    };
  };
}
