/** The emblem of each colour, an outline in a box of 24: a form for those who can't tell the colours apart. */
import type { Area, Colour } from "./colours";

export const EMBLEMS: Readonly<Record<Colour, string>> = {
  yellow: star(20, 11.6, 9.2),
  turquoise: star(6, 11.2, 11.2, 0),
  blue: "M12 .6C14.6 5 20.8 9.4 20.8 15A8.8 8.8 0 0 1 3.2 15C3.2 9.4 9.4 5 12 .6Z",
  brown:
    "M10.9 3.4V1.2H13.1V3.4C18.6 3.6 22.2 5.6 22.2 8.8C22.2 10 21.5 10.6 20.5 10.8C20.2 16.6 16.6 20.8 12 23.2C7.4 20.8 3.8 16.6 3.5 10.8C2.5 10.6 1.8 10 1.8 8.8C1.8 5.6 5.4 3.6 10.9 3.4Z",
  pink: "M12 22.4C5 17.4 .9 13.4 .9 8.4C.9 4.8 3.6 2 7 2C9.1 2 11 3.1 12 4.8C13 3.1 14.9 2 17 2C20.4 2 23.1 4.8 23.1 8.4C23.1 13.4 19 17.4 12 22.4Z",
  white:
    "M12 .8C13.2 7.4 16.6 10.8 23.2 12C16.6 13.2 13.2 16.6 12 23.2C10.8 16.6 7.4 13.2 .8 12C7.4 10.8 10.8 7.4 12 .8Z",
};

/** The acorn's cap. */
export const CAP =
  "M2.4 8.8C2.4 6 6 4.3 12 4.3S21.6 6 21.6 8.8C21.6 10 20.8 10.2 19.8 10.2H4.2C3.2 10.2 2.4 10 2.4 8.8Z";

/** A line inside the emblem where no letter or "?" stands there; a glint is pale. */
export const INSIDE: Readonly<Partial<Record<Colour, { d: string; isGlint: boolean }>>> = {
  yellow: { d: "M12 6.8a5.2 5.2 0 1 0 0 10.4a5.2 5.2 0 1 0 0-10.4", isGlint: false },
  turquoise: { d: "M7 12L9.5 7.7H14.5L17 12L14.5 16.3H9.5Z", isGlint: false },
  blue: { d: "M7.2 15.4A4.9 4.9 0 0 0 11.2 20", isGlint: true },
  pink: { d: "M4.3 8.6C4.3 6.8 5.5 5.4 7.2 5.2", isGlint: true },
};

/** Where a "?" or a letter stands in the emblem, and how large. */
export const WRITTEN: Readonly<Record<Area, { y: number; size: number }>> = {
  yellow: { y: 12.6, size: 15 },
  turquoise: { y: 12.6, size: 16 },
  blue: { y: 15, size: 14 },
  brown: { y: 14.6, size: 13.5 },
  pink: { y: 11.6, size: 14.5 },
};

/** A star of so many corners around the middle of the box, every other one at the inner radius. */
function star(corners: number, outer: number, inner: number, from = -Math.PI / 2): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const [radius, angle] = [corner % 2 ? inner : outer, from + (2 * Math.PI * corner) / corners];
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}
