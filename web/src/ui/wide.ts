/** Whether there is the room of a desktop; pages that draw something else there ask this. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 900px)");
