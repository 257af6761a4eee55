import WORDS from "virtual:game-words";
import { beforeAll, describe, expect, it } from "vitest";
import { nextBonus } from "../src/games/clever_cubed/play/chain";
import { Choice } from "../src/games/clever_cubed/play/choice.svelte";
import { tableDice } from "../src/games/clever_cubed/play/dice";
import { mainOf } from "../src/games/clever_cubed/play/main";
import { commandInWords } from "../src/games/clever_cubed/play/naming";
import { type Option, optionsOf } from "../src/games/clever_cubed/play/options";
import { pinkWays } from "../src/games/clever_cubed/play/pinkWays";
import { statusOf } from "../src/games/clever_cubed/play/status";
import { actionsOf } from "../src/games/clever_cubed/play/actions";
import type { Command, View } from "../src/protocol/clever_cubed";
import { type Source, speak, speakOfGame } from "../src/words/words.svelte";
import { isHalf, ownOf, StillMatch, VIEWS, viewTo, withOwn } from "./clever_view.svelte";

beforeAll(async () => {
  await speak("en");
  await speakOfGame(WORDS["clever_cubed"] as Source);
});

/** Taps as a hand would to have just this. */
function tap(choice: Choice, { command, die, joker, area, boxes, number }: Option): void {
  if (command.type === "bonus") choice.chooseBonus(command.bonus);
  if (joker) {
    choice.toggle("J");
    choice.chooseNumber(joker.number);
  }
  if (die) choice.chooseDie(die);
  if (choice.hasAreas) choice.chooseArea(area);
  if (command.type === "bonus" && choice.keys.length > 0 && choice.number !== number) choice.chooseNumber(number);
  for (const box of boxes) if (!choice.pencilled.includes(box)) choice.pick(box);
}

/** A joker that shows the number is spent before a free one. */
function meant({ options }: Choice, option: Option): Option {
  if (option.joker?.field !== "?") return option;
  const isSame = (other: Option) =>
    other.die === option.die && JSON.stringify(other.command.mark) === JSON.stringify(option.command.mark);
  return options.find((other) => isSame(other) && other.joker?.field === String(option.joker?.number)) ?? option;
}

describe.each(VIEWS.map((view, index) => [index, ownOf(view).stage, view] as const))(
  "view %i, to %s",
  (_, stage, view) => {
    it("whatever the rules offer can be tapped", () => {
      const choice = new Choice({ view });
      for (const option of choice.options) {
        choice.reset();
        tap(choice, option);
        expect(choice.final?.command, JSON.stringify(option.command)).toEqual(meant(choice, option).command);
      }
    });

    it("every step back is seen", () => {
      const choice = new Choice({ view });
      const shown = () =>
        JSON.stringify([
          choice.chosen.die,
          choice.chosen.joker,
          choice.action,
          choice.area,
          choice.number,
          choice.pencilled,
        ]);
      for (const option of choice.options) {
        choice.reset();
        if (option.die && !option.joker) choice.chooseDie(option.die);
        else tap(choice, option);
        for (const box of option.boxes) choice.pick(box);
        while (choice.isBegun) {
          const before = shown();
          choice.stepBack();
          expect(shown(), JSON.stringify(option.command)).not.toBe(before);
        }
      }
    });

    it("nothing is sent that the rules don't offer, whatever is tapped", () => {
      const choice = new Choice({ view });
      for (const { die } of view.dice) {
        choice.chooseDie(die);
        for (const box of choice.choosing.lit) {
          choice.pick(box);
          if (choice.final) expect(view.legal).toContain(choice.final.command);
        }
      }
      const { command } = mainOf(choice);
      if (command) expect(view.legal).toContainEqual(command);
    });

    it("dice can be chosen just where the rules say so, and else say why not", () => {
      for (const { die, isOpen, why } of tableDice(new Choice({ view }))) {
        const shown = view.dice.find((other) => other.die === die);
        expect(why).toBe(shown?.why_not ?? null);
        expect(isOpen).toBe(shown?.why_not === null || shown?.why_not === undefined);
      }
    });

    it("both ways to fill pink are keys of their own, and choose just that way", () => {
      const choice = new Choice({ view });
      for (const option of choice.options.filter(({ area }) => area === "pink")) {
        choice.reset();
        tap(choice, option);
        const ways = pinkWays(choice);
        if (!ways) continue;
        const isHalved = option.command.mark.type === "pink" && option.command.mark.way === "half";
        expect(ways.chosen).toBe(isHalved ? "half" : "times");
        expect(isHalved ? ways.half : ways.times).toBe(option.writes);
        const other = isHalved ? "times" : "half";
        choice.pick(`pink-${ways.field}-${other}`);
        expect(pinkWays(choice)?.chosen).toBe(other);
      }
    });

    it("no two moves have the same name", () => {
      const choice = new Choice({ view });
      const names = choice.options.map(({ command }) => commandInWords(choice, command));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    });

    it("a command of a hint is chosen as it is", () => {
      const choice = new Choice({ view });
      for (const { command } of choice.options) {
        choice.follow(command);
        expect(choice.final?.command).toEqual(command);
      }
      expect(stage).toBeTruthy();
    });
  },
);

describe("what is to be done", () => {
  it("is said to everybody where nothing fits", () => {
    const view = { ...viewTo("use", ({ seats }) => seats.length > 1), nothing_fits: true };
    const names = { nameOf: (seat: number) => `Seat ${seat}`, isShared: false };
    const own = statusOf(new Choice({ view }), names);
    expect(own.title).toBe("Nothing fits");
    const other = statusOf(new Choice({ view: { ...view, active: 1 - (view.you ?? 0) } }), names);
    expect(other.title).toContain("Seat");
    expect(other.facts).toContain("Nothing fits");
  });

  it("is the turn of whoever rolls once the one before is over", () => {
    const { active, seats, ...rest } = viewTo("use", (view) => view.seats.length > 1);
    const view: View = { ...rest, seats, active, roller: ((active ?? 0) + 1) % seats.length, you: null, legal: [] };
    const names = { nameOf: (seat: number) => `Seat ${seat}`, isShared: false };
    expect(statusOf(new Choice({ view }), names).title).toBe(`Seat ${view.roller}’s turn`);
    expect(statusOf(new Choice({ view: { ...view, roller: null } }), names).title).toBe(`Seat ${active}’s turn`);
  });
});

describe("a die in turn", () => {
  const begin = (isSo?: (view: View) => boolean) => {
    const match = new StillMatch(viewTo("use", isSo));
    return { match, choice: new Choice(match) };
  };
  const withSeveral = (view: View) => optionsOf(view).some(({ boxes, joker }) => boxes.length === 1 && !joker);

  it("lights its boxes, and the dice that would drop", () => {
    const { choice } = begin(withSeveral);
    const option = choice.options.find(({ joker, boxes }) => !joker && boxes.length === 1);
    choice.chooseDie(option?.die ?? "y");
    expect(choice.choosing.lit.has(option?.boxes[0] ?? "brown-1")).toBe(true);
    const drops = choice.lookedDie?.drops ?? [];
    expect(
      tableDice(choice)
        .filter(({ isDropping }) => isDropping)
        .map(({ die }) => die),
    ).toEqual(drops);
  });

  it("is only looked at where a pointer is over it", () => {
    const { choice } = begin(withSeveral);
    const die = choice.options[0]?.die ?? "y";
    choice.hovered = die;
    expect(choice.choosing.lit.size).toBeGreaterThan(0);
    expect(choice.final).toBeNull();
    choice.hovered = null;
    expect(choice.choosing.lit.size).toBe(0);
  });

  it("stays chosen whatever others do, and not once something else is on offer", () => {
    const { match, choice } = begin();
    const die = choice.options[0]?.die ?? "y";
    choice.chooseDie(die);
    match.view = { ...match.view, to_act: [...match.view.to_act] };
    expect(choice.chosen.die).toBe(die);
    match.view = { ...match.view, legal: match.view.legal.slice(1) };
    expect(choice.chosen.die).toBeNull();
  });

  it("is given back step by step: box, joker, die", () => {
    const { choice } = begin((view) => optionsOf(view).some(({ joker }) => joker !== null));
    const option = choice.options.find(({ joker }) => joker !== null) as Option;
    tap(choice, option);
    choice.pick(option.boxes[0] as Option["boxes"][number]);
    const seen: boolean[] = [];
    for (let step = 0; step < 6 && choice.isBegun; step += 1) {
      choice.stepBack();
      seen.push(choice.isBegun);
    }
    expect(seen.at(-1)).toBe(false);
  });
});

describe("actions", () => {
  it("a re-roll waits for the main button", () => {
    const view = viewTo("use", ({ legal }) => legal.some(({ type }) => type === "reroll"));
    const choice = new Choice({ view });
    choice.toggle("R");
    expect(mainOf(choice).command).toEqual({ type: "reroll" });
    choice.chooseDie(choice.options.find(({ joker }) => joker === null)?.die ?? "y");
    expect(mainOf(choice).command?.type).not.toBe("reroll");
  });

  it("say why they can't be used", () => {
    const choice = new Choice({ view: viewTo("use") });
    const own = ownOf(choice.view);
    const none = actionsOf(choice, { ...own.sheet, rerolls: 0, jokers: 0, extras: 0 });
    expect(none.filter(({ isOpen }) => !isOpen).every(({ why }) => why?.endsWith(".none"))).toBe(true);
    const extra = actionsOf(choice, { ...own.sheet, extras: 3, extras_used: 1 }).find(({ action }) => action === "+1");
    expect(extra).toMatchObject({ ready: 2, used: 1, isOpen: false, why: "extra.not_yet" });
  });
});

describe("a ?", () => {
  const pink = viewTo("bonus", (view) => optionsOf(view).some(({ command }) => isHalf(command)));

  it("in pink is a six unless another number is chosen, and a number has its half though a lower one stands for it", () => {
    const choice = new Choice({ view: pink });
    const option = choice.options.find(({ command }) => isHalf(command)) as Option;
    if (option.command.type === "bonus") choice.chooseBonus(option.command.bonus);
    if (choice.hasAreas) choice.chooseArea("pink");
    expect(choice.number).toBe(6);
    for (const { number } of choice.keys) {
      choice.chooseNumber(number);
      expect([...choice.choosing.lit].some((box) => box.endsWith("-half"))).toBe(true);
    }
  });

  it("is the first that can be used; the order is the player's", () => {
    const view = viewTo("bonus");
    const [first] = ownOf(view).waiting ?? [];
    const choice = new Choice({ view: withOwn(view, { waiting: [first ?? "?y", "?k"] }) });
    expect(choice.chosen.bonus).toBe(first);
    choice.chooseBonus("?k"); // nothing is on offer for it
    expect(choice.chosen.bonus).toBe(first);
  });

  it("that can't be used is left out of those to turn to", () => {
    const any = viewTo("bonus", ({ legal }) => ["yellow", "pink"].every((area) => legal.some(isIn(area))));
    const only = (area: string, bonus: "?y" | "?p") =>
      any.legal.filter(isIn(area)).map((command) => ({ ...command, bonus }) as Command);
    const legal = [...only("yellow", "?y"), ...only("pink", "?p")];
    const choice = new Choice({ view: withOwn(any, { waiting: ["?y", "?b", "?p", "?p"] }, { legal }) });
    expect(choice.bonuses).toEqual(["?y", "?p"]);
    for (const bonus of ["?p", "?y", "?p"] as const) {
      expect(nextBonus(choice)).toBe(bonus);
      choice.chooseBonus(bonus);
    }
  });
});

function isIn(area: string): (command: Command) => boolean {
  return (command) => command.type === "bonus" && command.mark.type === area;
}
