/** What a person works with, judged by what was used last: the words follow. */
export type Device = "touch" | "mouse" | "keys";

const KEYS = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", " "]);

class LastUsed {
  device = $state<Device>(window.matchMedia("(pointer: coarse)").matches ? "touch" : "mouse");

  pressed(event: PointerEvent): void {
    this.device = event.pointerType === "mouse" ? "mouse" : "touch";
  }

  typed(event: KeyboardEvent): void {
    if (KEYS.has(event.key)) this.device = "keys";
  }
}

export const lastUsed = new LastUsed();
