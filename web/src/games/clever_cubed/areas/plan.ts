/** Where things stand on an area, in units of the drawing: two plans of each, one for the sheet, one for a phone. */
import type { Spot } from "../../../protocol/clever_cubed_sheet";
import type { Box, BoxId } from "../marks/boxes";
import type { Area } from "../pieces/colours";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BoxPlace extends Rect {
  box: Box;
  /** the number in it */
  print?: number;
  isGrey?: boolean;
  /** off the tab */
  isHollow?: boolean;
  /** which of the crosses that a pen draws */
  seed: number;
}

/** What takes a tap: a cell and its part of the gaps. */
export interface Touch extends Rect {
  pick: BoxId;
}

export interface BonusPlace {
  spot: Spot;
  x: number;
  y: number;
  size: number;
}

/** The darker ground that joins boxes to the bonus they win. */
export interface Tab extends Rect {
  radius: number;
  /** of the bonus, where the tab fades with it */
  spot?: Spot;
}

export interface Head {
  emblem: { x: number; y: number; size: number };
  title: { x: number; y: number; size: number; anchor: "start" | "middle"; room: number };
  points: Rect & { size: number };
  /** right end of a line of text, where there is room for one */
  note?: { x: number; y: number; size: number };
}

/** How crosses become points: "3 ☒ 12", or only the points. */
export interface Scale extends Rect {
  isShort?: boolean;
}

export interface Plan {
  area: Area;
  width: number;
  height: number;
  head: Head;
  boxes: readonly BoxPlace[];
  touches: readonly Touch[];
  bonuses: readonly BonusPlace[];
  tabs: readonly Tab[];
  /** figures in boxes */
  figure: number;
  scale?: Scale;
}

/** On the sheet, an area in two columns. */
export function headAcross(width: number): Head {
  return {
    emblem: { x: 20, y: 19, size: 24 },
    title: { x: 38, y: 20, size: 16, anchor: "start", room: width - 100 },
    points: { x: width - 58, y: 7, width: 48, height: 24, size: 16 },
  };
}

/** On the sheet, an area as a row. */
export function headBeside(height: number): Head {
  return {
    emblem: { x: 28, y: 24, size: 26 },
    title: { x: 28, y: 49, size: 12.5, anchor: "middle", room: 50 },
    points: { x: 7, y: height - 35, width: 42, height: 25, size: 16 },
  };
}

export const PHONE_WIDTH = 344;

/** On a phone. */
export const PHONE_HEAD: Head = {
  emblem: { x: 19, y: 18, size: 22 },
  title: { x: 35, y: 18.6, size: 16, anchor: "start", room: 110 },
  points: { x: PHONE_WIDTH - 50, y: 7, width: 42, height: 23, size: 15.5 },
  note: { x: PHONE_WIDTH - 58, y: 18.6, size: 12.5 },
};

export function grown({ x, y, width, height }: Rect, across: number, along: number): Rect {
  return { x: x - across, y: y - along, width: width + 2 * across, height: height + 2 * along };
}
