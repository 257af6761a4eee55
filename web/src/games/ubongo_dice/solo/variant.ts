/** The way to play Ubongo dice alone: which sheet, in as few rolls as possible. */
import { fieldsOf } from "../../../ubongo/solo/goal";
import { t } from "../../../words/words.svelte";

export interface Variant {
  /** the seed of a sheet; null for the one in the box */
  sheet: string | null;
}

export function variantFrom(kept: unknown): Variant {
  const { sheet } = fieldsOf(kept);
  return { sheet: typeof sheet === "string" ? sheet : null };
}

export function optionsOf({ sheet }: Variant): Record<string, unknown> {
  return { sheet };
}

export function goalInWords(): string {
  return t("dice-solo-goal");
}
