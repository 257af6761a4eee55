/** Whether there is the room of a desktop; pages that draw something else there ask this. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 900px)");
/** Or only that of the smallest phones. */
export const narrow = new MediaQuery("(max-width: 345px)");
