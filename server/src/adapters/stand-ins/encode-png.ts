import { crc32, deflateSync } from 'node:zlib';

/** A square image, three bytes per pixel. */
interface Picture {
  size: number;
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** Width, height, eight bits per channel, RGB, no interlacing. */
function header({ size }: Picture): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(size, 0);
  data.writeUInt32BE(size, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return data;
}

/**
 * Each row as its difference from the one above, which compresses flat colours to almost nothing.
 */
function differences({ size, pixels }: Picture): Buffer {
  const width = size * 3;
  const rows = Buffer.alloc((width + 1) * size);
  for (let y = 0; y < size; y += 1) {
    const at = y * (width + 1);
    rows[at] = 2;
    for (let x = 0; x < width; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * width + x] ?? 0);
      rows[at + 1 + x] = (pixels[y * width + x] ?? 0) - above;
    }
  }
  return rows;
}

export function encodePng(picture: Picture): Buffer {
  return Buffer.concat([
    signature,
    chunk('IHDR', header(picture)),
    chunk('IDAT', deflateSync(differences(picture), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
