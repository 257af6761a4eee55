/** Lines as a pen draws them: never quite straight, and the same every time they are drawn. */

/** From -0.5 to 0.5: looks like chance, follows from the seed. */
export function wobble(seed: number): number {
  const far = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return far - Math.floor(far) - 0.5;
}

/** Two strokes of a cross around a middle. */
export function crossPath(x: number, y: number, size: number, seed: number): string {
  let step = 0;
  const shift = (part: number) => wobble(seed * 31 + step++) * part * size;
  const half = size / 2;
  const point = (dx: number, dy: number, part: number) =>
    `${(x + dx + shift(part)).toFixed(2)} ${(y + dy + shift(part)).toFixed(2)}`;
  const stroke = (dx: number) => `M${point(dx, -half, 0.12)}Q${point(0, 0, 0.16)} ${point(-dx, half, 0.12)}`;
  return stroke(-half) + stroke(half);
}

/** A circle around a middle, its end drawn past its beginning. */
export function ringPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 15 }, (_, index) => {
    const angle = -1.1 + (index * 2 * Math.PI) / 13;
    const far = radius * (1 + 0.035 * Math.sin(2 * angle + 3) + (0.02 * index) / 13);
    return [x + far * Math.cos(angle), y + far * 0.96 * Math.sin(angle)] as const;
  });
  const [first, ...rest] = points;
  const curves = rest.slice(0, -1).map(([px, py], index) => {
    const [nx, ny] = rest[index + 1] ?? [px, py];
    return `Q${px.toFixed(2)} ${py.toFixed(2)} ${((px + nx) / 2).toFixed(2)} ${((py + ny) / 2).toFixed(2)}`;
  });
  return first ? `M${first[0].toFixed(2)} ${first[1].toFixed(2)}${curves.join("")}` : "";
}

/** A tick, its corner below the middle. */
export function tickPath(x: number, y: number, size: number): string {
  return `M${x - size * 0.36} ${y + size * 0.02}L${x - size * 0.08} ${y + size * 0.3}L${x + size * 0.4} ${y - size * 0.34}`;
}
