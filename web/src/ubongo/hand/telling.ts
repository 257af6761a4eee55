/** What the hand did, as sounds, toasts and sentences for those who hear the board. */
import type { Happening, Report } from "../../board/happening";
import type { Work } from "../../board/work";
import { play, type Sound } from "../../sound/sounds";
import { announce, say } from "../../ui/toasts.svelte";
import * as sentences from "./sentences";
import { seenInWords } from "./sights";

const SOUNDS: Partial<Record<Happening["kind"], Sound>> = {
  lifted: "lift",
  reshaped: "turn",
  laid: "snap",
  misfits: "illegal",
};

export function telling(work: Work): Report {
  return (happening) => {
    const sound = SOUNDS[happening.kind];
    if (sound) play(sound);
    if (happening.kind === "misfits") say(sentences.cannot(work, happening.tile, happening.misfit), "bad");
    const sentence = spoken(work, happening);
    if (sentence !== null) announce(sentence);
  };
}

/** What is said aloud; null where a sound, a toast or the button's own name says it. */
function spoken(work: Work, happening: Happening): string | null {
  switch (happening.kind) {
    case "lifted":
    case "misfits":
      return null;
    case "over":
      return sentences.over(work, happening.tile, happening.landing);
    case "reshaped":
      return happening.lies && withSights(work, sentences.laid(work, happening.lies));
    case "laid":
      return withSights(work, sentences.laid(work, happening.placement));
    case "taken":
      return withSights(work, sentences.taken(work, happening.tile));
    case "wentBack":
      return sentences.back(work, happening.tile);
  }
}

/** And how many white fields are seen now, on a card that has some. */
function withSights(work: Work, sentence: string): string {
  return [sentence, ...seenInWords(work)].join(" ");
}
