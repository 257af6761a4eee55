import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Choice } from "../src/games/clever_cubed/play/choice.svelte";
import type { Option } from "../src/games/clever_cubed/play/options";
import type { View } from "../src/protocol/clever_cubed";

const views = JSON.parse(readFileSync(process.env["CLEVER_VIEWS"] ?? "/tmp/cc/views.json", "utf8")) as View[];

/** Taps as a hand would to have just this. */
function tap(choice: Choice, { command, area, boxes, number }: Option): void {
  if (command.type === "bonus") choice.chooseBonus(command.bonus);
  else {
    if (command.joker) {
      if (choice.action !== "J") choice.toggle("J");
      choice.chooseNumber(command.joker.number);
    }
    choice.chooseDie(command.die);
  }
  if (choice.hasAreas) choice.chooseArea(area);
  if (command.type === "bonus" && choice.keys.length > 0 && choice.number !== number) choice.chooseNumber(number);
  for (const box of boxes) if (!choice.pencilled.includes(box)) choice.pick(box);
}

describe("whatever the rules offer can be tapped", () => {
  it.each(views.map((view, index) => [index, view] as const))("view %i", (_, view) => {
    const choice = new Choice({ view });
    for (const option of choice.options) {
      choice.reset();
      tap(choice, option);
      expect(choice.final?.command, JSON.stringify(option.command)).toEqual(meant(choice, option).command);
    }
  });
});

/** A joker that shows the number is spent before a free one. */
function meant(choice: Choice, option: Option): Option {
  const { command } = option;
  if (command.type === "bonus" || command.joker?.field !== "?") return option;
  const number = String(command.joker.number);
  const other = choice.options.find(
    (one) =>
      one.command.type === command.type &&
      one.command.die === command.die &&
      one.command.joker?.field === number &&
      JSON.stringify(one.command.mark) === JSON.stringify(command.mark),
  );
  return other ?? option;
}
