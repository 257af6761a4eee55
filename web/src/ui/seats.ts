/** You are amber, everywhere; the others get the other three colours in the order they sit. */
export const SEAT_COLOURS = ["var(--seat-you)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)"] as const;

export function seatColour(seat: number, you: number | null): string {
  const place = you === null ? seat : seat === you ? 0 : seat < you ? seat + 1 : seat;
  return SEAT_COLOURS[place % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
}
