/** The two ends of a match. */
export { default as FinalPage } from "./FinalPage.svelte";
export { default as SoloPage } from "./SoloPage.svelte";
