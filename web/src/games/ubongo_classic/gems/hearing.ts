/** What happened in a round and around it, for the ears: sounds, and sentences for those who hear the match. */
import type { GemsTaken, Notice, PlaceSettled, PawnMoved } from "../../../protocol/ubongo_classic";
import { play } from "../../../sound/sounds";
import { timeOf } from "../../../ubongo/match/time";
import { announce, say } from "../../../ui/toasts.svelte";
import { listed, t } from "../../../words/words.svelte";
import type { ClassicMatch } from "../match/match.svelte";
import { gemsInWords, pairIn } from "../pieces/gems";
import { symbolName } from "../pieces/symbols";
import { mayTake, rivalsIn } from "./reach";

export type HeardMatch = Pick<ClassicMatch, "you" | "view" | "people" | "isSolo">;

export function hear(match: HeardMatch, notice: Notice): void {
  const sentence = heard(match, notice);
  if (sentence !== null) announce(sentence);
}

function heard(match: HeardMatch, notice: Notice): string | null {
  switch (notice.type) {
    case "pawn_placed":
      return notice.chosen ? placed(match, notice.seat, notice.lane) : byChance(match, notice.seat, notice.lane);
    case "die_rolled":
      play("roll");
      return t("classic-play-heard-rolled", { name: symbolName(notice.symbol) });
    case "card_solved":
      return solved(match, notice.finish.seat, notice.finish.at - match.view.begun);
    case "hourglass_turned":
      play("turned");
      return t("classic-play-heard-turned", { seconds: match.view.options.hourglass });
    case "place_settled":
      return settled(match, notice);
    case "pawn_moved":
      return moved(match, notice);
    case "gems_taken":
      return taken(match, notice);
    case "take_lost":
      return notice.seat === match.you ? lost(match, notice.to) : null;
    case "given_up":
      return givenUp(match, notice.seat, notice.agreed);
    case "round_begun":
      play("go");
      return null;
    default:
      return null;
  }
}

function nameOf(match: HeardMatch, seat: number): string {
  return match.people[seat]?.name ?? "";
}

function placed(match: HeardMatch, seat: number, lane: number): string {
  play("snap");
  return seat === match.you
    ? t("classic-play-heard-you-placed", { lane: lane + 1 })
    : t("classic-play-heard-placed", { name: nameOf(match, seat), lane: lane + 1 });
}

function byChance(match: HeardMatch, seat: number, lane: number): string | null {
  if (seat === match.you) say(t("classic-play-placed-by-chance", { lane: lane + 1 }));
  return null;
}

function solved(match: HeardMatch, seat: number, took: number): string {
  const isMine = seat === match.you;
  play(isMine ? "solved" : "called");
  const time = timeOf(took);
  return isMine ? t("race-heard-you-solved", { time }) : t("race-heard-solved", { name: nameOf(match, seat), time });
}

/** Your place, and what the lanes within reach would give. */
function settled({ you, view }: HeardMatch, { seat, place, steps }: PlaceSettled): string | null {
  const own = view.seats[seat];
  if (seat !== you || !own) return null;
  const lanes = own.reachable.map((lane) =>
    t("classic-play-heard-lane", { lane: lane + 1, gems: gemsInWords(pairIn(view.lanes, lane)) }),
  );
  return [t("classic-play-heard-place", { place, steps }), ...lanes].join(" ");
}

function moved(match: HeardMatch, { seat, lane }: PawnMoved): string | null {
  if (seat === match.you) {
    play("step");
    const gems = gemsInWords(pairIn(match.view.lanes, lane));
    return [t("classic-play-heard-lane", { lane: lane + 1, gems }), ...danger(match, lane)].join(" ");
  }
  return lane === laneOf(match) ? (danger(match, lane)[0] ?? null) : null;
}

/** The lane of your pawn, while you may take. */
function laneOf({ you, view }: HeardMatch): number | null {
  const own = you === null ? undefined : view.seats[you];
  return own && mayTake(own) ? own.pawn : null;
}

/** Who may be faster, as a sentence, if anybody. */
function danger(match: HeardMatch, lane: number): string[] {
  if (match.you === null) return [];
  const names = rivalsIn(match.view, match.you, lane).map((seat) => nameOf(match, seat));
  return names.length > 0
    ? [t("classic-play-danger", { names: listed(names), several: names.length > 1 ? "yes" : "no" })]
    : [];
}

function taken(match: HeardMatch, { seat, lane, gems }: GemsTaken): string {
  if (seat === match.you) {
    play("gems");
    return t("classic-play-heard-you-took", { gems: gemsInWords(gems) });
  }
  if (lane === laneOf(match)) lost(match, seat);
  else play("called");
  return t("classic-play-heard-took", { name: nameOf(match, seat), gems: gemsInWords(gems) });
}

/** The pair that lay before your pawn is another's. */
function lost(match: HeardMatch, to: number): string {
  play("lost");
  const sentence = t("classic-play-taken-first", { name: nameOf(match, to) });
  say(sentence, "bad");
  return sentence;
}

function givenUp(match: HeardMatch, seat: number, agreed: boolean): string | null {
  if (seat === match.you) return null;
  const name = nameOf(match, seat);
  if (!agreed) return t("race-heard-goes-on", { name });
  const isVote = match.view.phase === "racing";
  return isVote ? t("race-vote-others", { names: name }) : t("classic-play-heard-done", { name });
}
