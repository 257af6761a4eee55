/** A gem comes from the middle of the table to its owner. */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../settings/settings.svelte";

const PAUSE = 250; // ms in which one sees it lie there
const STAGGER = 80;
export const FLIGHT = 450;

export function flight(gem: Element, { order }: { order: number }): TransitionConfig {
  if (settings.isStill) return { duration: 0 };
  const { left, top, width, height } = gem.getBoundingClientRect();
  const x = window.innerWidth / 2 - left - width / 2;
  const y = window.innerHeight / 2 - top - height / 2;
  return {
    delay: PAUSE + order * STAGGER,
    duration: FLIGHT,
    easing: cubicInOut,
    css: (_, away) => `transform: translate(${away * x}px, ${away * y}px) scale(${1 + 2.5 * away})`,
  };
}
