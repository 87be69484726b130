import type { Outline, Point } from './canvas.ts';

const steps = 32;

/** An ellipse; `narrow` tapers its lower half like a chin. */
export function ellipse(
  [x, y]: Point,
  [wide, high]: Point,
  { narrow = 0 }: { narrow?: number } = {},
): Outline {
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * 2 * Math.PI;
    const down = Math.max(0, Math.sin(angle));
    const shrunk = 1 - narrow * down * down;
    return [x + wide * Math.cos(angle) * shrunk, y + high * Math.sin(angle)];
  });
}

const between = 6;

/** One coordinate of a Catmull–Rom curve between `b` and `c`. */
function bend([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const linear = c - a;
  const square = 2 * a - 5 * b + 4 * c - d;
  const cube = 3 * (b - c) + d - a;
  return (2 * b + (linear + (square + cube * t) * t) * t) / 2;
}

/** A closed, smooth curve through the points. */
export function smooth(points: readonly Point[]): Outline {
  const at = (place: number): Point => points[(place + points.length) % points.length] ?? [0, 0];
  return points.flatMap((_, place) => {
    const four = [at(place - 1), at(place), at(place + 1), at(place + 2)] as const;
    return Array.from({ length: between }, (_none, step): Point => {
      const of = (axis: 0 | 1) =>
        bend([four[0][axis], four[1][axis], four[2][axis], four[3][axis]], step / between);
      return [of(0), of(1)];
    });
  });
}

export const middle = 128;

export const mirrored = (outline: Outline): Outline =>
  outline.map(([x, y]): Point => [2 * middle - x, y]);

/** The right half, from top to bottom, and its mirror image. */
export const symmetrical = (half: readonly Point[]): readonly Point[] => [
  ...half,
  ...mirrored(half).toReversed(),
];

/** A line with a width, thinner towards its ends. */
export function stroke(points: readonly Point[], width: number): Outline {
  const last = points.length - 1;
  const edge = (side: 1 | -1) =>
    points.map(([x, y], place): Point => {
      const thickness = (width / 2) * (0.45 + 0.55 * Math.sin((place / last) * Math.PI));
      return [x, y + side * thickness];
    });
  return smooth([...edge(-1), ...edge(1).toReversed()]);
}
