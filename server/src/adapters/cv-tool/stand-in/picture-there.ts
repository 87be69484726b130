import { createHash } from 'node:crypto';
import { encodePng } from '../../stand-ins/encode-png.ts';

const side = 240;

/** Whether a point is of the head or the shoulders. */
const isFigure = (x: number, y: number): boolean =>
  Math.hypot(x - 0.5, y - 0.38) < 0.2 || Math.hypot((x - 0.5) / 1.2, y - 1.05) < 0.4;

/** A figure in colours of its own for every name, as a PNG. */
export function pictureThere(name: string): Buffer {
  const [r = 0, g = 0, b = 0] = createHash('sha1').update(name).digest();
  const figure = [90 + (r % 120), 60 + (g % 110), 60 + (b % 110)];
  const ground = figure.map((value) => 255 - Math.round((255 - value) / 4));
  const pixels = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      pixels.set(isFigure(x / side, y / side) ? figure : ground, (y * side + x) * 3);
    }
  }
  return encodePng({ size: side, pixels });
}
