/** A square image without transparency, three bytes per pixel. */
export interface Canvas {
  size: number;
  pixels: Uint8Array;
}

export type Point = readonly [x: number, y: number];
/** Closed implicitly. */
export type Outline = readonly Point[];
/** `#e8b48a` */
export type Color = string;

/** Scan lines in each row of pixels; along a line, coverage is exact. */
const linesInRow = 4;

const channelsOf = (color: Color) => {
  const all = Number.parseInt(color.slice(1), 16);
  return { red: all >> 16, green: (all >> 8) & 255, blue: all & 255 };
};

export function makeCanvas(size: number, color: Color): Canvas {
  const pixels = new Uint8Array(size * size * 3);
  const { red, green, blue } = channelsOf(color);
  pixels.set([red, green, blue]);
  for (let filled = 3; filled < pixels.length; filled *= 2) pixels.copyWithin(filled, 0, filled);
  return { size, pixels };
}

/** Half as wide and high; each pixel is the mean of four. */
export function halved({ size, pixels }: Canvas): Canvas {
  const half = { size: size / 2, pixels: new Uint8Array(pixels.length / 4) };
  const width = half.size * 3;
  for (let at = 0; at < half.pixels.length; at += 1) {
    const x = at % width;
    const from = 4 * (at - x) + 2 * x - (x % 3);
    const mean = [0, 3, size * 3, size * 3 + 3].reduce(
      (sum, next) => sum + (pixels[from + next] ?? 0) / 4,
      0,
    );
    half.pixels[at] = Math.round(mean);
  }
  return half;
}

/** The edges of the outlines that are not horizontal, as x, y, x, y each. */
function sidesOf(outlines: readonly Outline[]): Float64Array {
  const sides: number[] = [];
  for (const outline of outlines) {
    let before = outline.at(-1) ?? [0, 0];
    for (const point of outline) {
      if (before[1] !== point[1]) sides.push(before[0], before[1], point[0], point[1]);
      before = point;
    }
  }
  return Float64Array.from(sides);
}

/**
 * Writes the x where a horizontal line crosses the outlines, from left to right; returns how many.
 */
function cross(sides: Float64Array, y: number, places: Float64Array): number {
  let found = 0;
  for (let at = 0; at < sides.length; at += 4) {
    const fromY = sides[at + 1] ?? 0;
    const toY = sides[at + 3] ?? 0;
    if (fromY <= y === toY <= y) continue;
    const fromX = sides[at] ?? 0;
    const x = fromX + ((y - fromY) / (toY - fromY)) * ((sides[at + 2] ?? 0) - fromX);
    let place = found;
    for (; place > 0 && (places[place - 1] ?? 0) > x; place -= 1) {
      places[place] = places[place - 1] ?? 0;
    }
    places[place] = x;
    found += 1;
  }
  return found;
}

/** Adds how much of each pixel lies between two x of a line. */
function cover(row: Float32Array, from: number, to: number): void {
  const left = Math.max(0, from);
  const right = Math.min(row.length, to);
  for (let x = Math.floor(left); x < right; x += 1) {
    const part = Math.min(x + 1, right) - Math.max(x, left);
    row[x] = (row[x] ?? 0) + part / linesInRow;
  }
}

interface Paint {
  red: number;
  green: number;
  blue: number;
  /** from 0, transparent, to 1 */
  opacity: number;
}

function blend({ size, pixels }: Canvas, y: number, row: Float32Array, paint: Paint): void {
  const { red, green, blue, opacity } = paint;
  for (let x = 0; x < size; x += 1) {
    const covered = row[x] ?? 0;
    if (covered === 0) continue;
    const share = Math.min(1, covered) * opacity;
    const rest = 1 - share;
    const at = (y * size + x) * 3;
    pixels[at] = (pixels[at] ?? 0) * rest + red * share + 0.5;
    pixels[at + 1] = (pixels[at + 1] ?? 0) * rest + green * share + 0.5;
    pixels[at + 2] = (pixels[at + 2] ?? 0) * rest + blue * share + 0.5;
  }
}

/** Fills the inside of the outlines; an outline within another is a hole. */
export function fill(
  canvas: Canvas,
  outlines: readonly Outline[],
  color: Color,
  opacity = 1,
): void {
  const sides = sidesOf(outlines);
  const heights = sides.filter((_, at) => at % 2 === 1);
  const first = Math.max(0, Math.floor(Math.min(...heights)));
  const last = Math.min(canvas.size - 1, Math.ceil(Math.max(...heights)));
  const row = new Float32Array(canvas.size);
  const places = new Float64Array(sides.length / 4);
  const paint = { ...channelsOf(color), opacity };
  for (let y = first; y <= last; y += 1) {
    row.fill(0);
    for (let line = 0; line < linesInRow; line += 1) {
      const found = cross(sides, y + (line + 0.5) / linesInRow, places);
      for (let at = 0; at + 1 < found; at += 2) {
        cover(row, places[at] ?? 0, places[at + 1] ?? 0);
      }
    }
    blend(canvas, y, row, paint);
  }
}
