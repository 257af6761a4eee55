/** The plans of all areas: on the sheet, where they lie too, and on a phone. */
import type { Area } from "../pieces/colours";
import { BLUE, type BluePlan, PHONE_BLUE } from "./blue";
import { BROWN, PHONE_BROWN } from "./brown";
import { PHONE_PINK, PINK, type PinkPlan } from "./pink";
import type { Plan } from "./plan";
import { PHONE_TURQUOISE, TURQUOISE, type TurquoisePlan } from "./turquoise";
import { PHONE_YELLOW, YELLOW, type YellowPlan } from "./yellow";

export interface Plans extends Record<Area, Plan> {
  yellow: YellowPlan;
  turquoise: TurquoisePlan;
  blue: BluePlan;
  pink: PinkPlan;
}

export const ON_SHEET: Plans = { yellow: YELLOW, turquoise: TURQUOISE, blue: BLUE, brown: BROWN, pink: PINK };

export const ON_PHONE: Plans = {
  yellow: PHONE_YELLOW,
  turquoise: PHONE_TURQUOISE,
  blue: PHONE_BLUE,
  brown: PHONE_BROWN,
  pink: PHONE_PINK,
};

export const SHEET_SIZE = { width: 720, height: 719 } as const;

export const PLACES: Readonly<Record<Area, { x: number; y: number }>> = {
  yellow: { x: 14, y: 104 },
  turquoise: { x: 356, y: 104 },
  blue: { x: 14, y: 378 },
  brown: { x: 14, y: 488 },
  pink: { x: 14, y: 600 },
};
