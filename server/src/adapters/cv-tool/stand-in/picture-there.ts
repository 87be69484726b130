import { crc32, deflateSync } from 'node:zlib';
import { createHash } from 'node:crypto';

const side = 240;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** Whether a point is of the head or the shoulders. */
const isFigure = (x: number, y: number): boolean =>
  Math.hypot(x - 0.5, y - 0.38) < 0.2 || Math.hypot((x - 0.5) / 1.2, y - 1.05) < 0.4;

/** A figure in colours of its own for every name, as a PNG. */
export function pictureThere(name: string): Buffer {
  const [r = 0, g = 0, b = 0] = createHash('sha1').update(name).digest();
  const figure = [90 + (r % 120), 60 + (g % 110), 60 + (b % 110)];
  const ground = figure.map((value) => 255 - Math.round((255 - value) / 4));
  const row = side * 3 + 1;
  const pixels = Buffer.alloc(row * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      pixels.set(isFigure(x / side, y / side) ? figure : ground, y * row + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
