/** How a race is laid out: in columns on a large screen, in two on a phone that lies, else from top to bottom. */
import { MediaQuery } from "svelte/reactivity";

export type Layout = "wide" | "flat" | "tall";

const wide = new MediaQuery("(min-width: 1000px) and (min-height: 620px)");
const flat = new MediaQuery("(max-height: 619px) and (min-aspect-ratio: 11/10)");

export const layout = {
  get current(): Layout {
    return wide.current ? "wide" : flat.current ? "flat" : "tall";
  },
};
