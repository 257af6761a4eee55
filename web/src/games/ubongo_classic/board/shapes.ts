/** Where everything on the gem board lies, in px: lanes that stand upright on a phone, and lie where there is room. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}
/** The middle of something round, and how large it is. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}
export interface LaneShape {
  box: Box;
  /** the red space in front of the lane */
  space: Box;
  /** around the two nearest gems; null where none lies */
  pair: Box | null;
  /** of the gems that lie there, the nearest first */
  gems: Spot[];
  /** of those that are gone */
  gaps: Spot[];
}

export const LANES = 6;
export const SLOTS = 12;
const PAIR = 2;

/** `lying`: how many gems lie in each lane. */
export function laneShapes(size: Size, isUpright: boolean, lying: readonly number[]): LaneShape[] {
  const shape = isUpright ? uprightLane : lyingLane;
  return Array.from({ length: LANES }, (_, lane) => shape(size, lane, lying[lane] ?? 0));
}

/** The gems slide down: the next pair always lies at the red space, large, and the others above it. */
function uprightLane({ width, height }: Size, lane: number, lying: number): LaneShape {
  const [edge, gap] = [7, 4];
  const broad = (width - 2 * edge - (LANES - 1) * gap) / LANES;
  const box = { x: edge + lane * (broad + gap), y: edge, width: broad, height: height - 2 * edge };
  const unit = Math.max(0.5, Math.min(broad / 50, box.height / 304)); // the lane as it was drawn is 50 × 304
  const space = inside(box, { y: box.height - 65 * unit, height: 62 * unit }, 3.5);
  const large = 31 * unit;
  const middle = box.x + broad / 2;
  const near = (index: number) => ({ x: middle, y: space.y - 26 * unit - index * 35 * unit, size: large });
  const above = space.y - 88 * unit; // from there on the small ones
  const step = (above - box.y - 6) / (SLOTS - PAIR);
  const small = Math.min(step * 1.16, large * 0.72);
  const far = (index: number) => ({ x: middle, y: above - (index - PAIR + 0.5) * step, size: small });
  const spots = Array.from({ length: SLOTS }, (_, index) => (index < PAIR ? near(index) : far(index)));
  const pair = { x: middle - 20 * unit, y: space.y - 82 * unit, width: 40 * unit, height: 76 * unit };
  return {
    box,
    space,
    pair: lying > 0 ? pair : null,
    gems: spots.slice(0, lying),
    gaps: spots.slice(Math.max(PAIR, lying)),
  };
}

/** The gems stay where they lie: who takes them leaves dents in front of the rest. */
function lyingLane({ width, height }: Size, lane: number, lying: number): LaneShape {
  const edge = Math.min(16, height / 27);
  const gap = edge * 0.43;
  const high = (height - 2 * edge - (LANES - 1) * gap) / LANES;
  const box = { x: edge, y: edge + lane * (high + gap), width: width - 2 * edge, height: high };
  const space = { x: box.x + 5, y: box.y + 5, width: Math.min(box.width * 0.14, high * 1.5), height: high - 10 };
  const start = space.x + space.width + edge * 0.7;
  const step = (box.x + box.width - edge * 0.6 - start) / SLOTS;
  const size = Math.min(step * 0.72, high * 0.54);
  const middle = box.y + high / 2;
  const spots = Array.from({ length: SLOTS }, (_, slot) => ({ x: start + (slot + 0.5) * step, y: middle, size }));
  const first = SLOTS - lying;
  const pair = {
    x: start + first * step + 1.5,
    y: middle - size * 0.68,
    width: Math.min(lying, PAIR) * step - 3,
    height: size * 1.36,
  };
  return { box, space, pair: lying > 0 ? pair : null, gems: spots.slice(first), gaps: spots.slice(0, first) };
}

function inside(box: Box, { y, height }: { y: number; height: number }, edge: number): Box {
  return { x: box.x + edge, y: box.y + y, width: box.width - 2 * edge, height };
}
