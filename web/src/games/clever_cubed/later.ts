/** What nobody needs who has just come to a table: the end, which is fetched while the match is on, the film, the
 * tutorial. One file, so that the first page of the house has one name to know. */
export { default as Learn } from "./lesson/Learn.svelte";
export { default as MatchStage } from "./replay/MatchStage.svelte";
export { default as FinalPage } from "./result/FinalPage.svelte";
export { default as SoloPage } from "./result/SoloPage.svelte";
