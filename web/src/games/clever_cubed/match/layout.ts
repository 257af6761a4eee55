/** How a match is laid out: in three columns, in two on a tablet, else around one area at a time. */
import { MediaQuery } from "svelte/reactivity";

/** wide, middle: the whole sheet between what I do and the others, or below them. high: the whole sheet above the dice.
 * tall, flat: a phone that stands or lies. */
export type Layout = "wide" | "middle" | "high" | "tall" | "flat";

const wide = new MediaQuery("(min-width: 1160px) and (min-height: 620px)");
const middle = new MediaQuery("(min-width: 900px) and (min-height: 620px)");
const high = new MediaQuery("(min-width: 640px) and (min-height: 940px)");
const flat = new MediaQuery("(max-height: 619px) and (min-aspect-ratio: 11/10)");

export const layout = {
  get current(): Layout {
    if (wide.current) return "wide";
    if (middle.current && !high.current) return "middle";
    if (high.current) return "high";
    return flat.current ? "flat" : "tall";
  },
};
