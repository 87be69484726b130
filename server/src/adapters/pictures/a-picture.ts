import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4488aa' } });

/** A photo as a phone takes it: lying on its side, with the place and the camera in it. */
export const aPhonePhoto = (): Promise<Buffer> =>
  plain(1200, 800)
    .withExif({
      IFD0: { Make: 'Fotomerke', Model: 'Ti', Copyright: 'Ida Solbakken' },
      IFD3: { GPSLatitude: '59/1 54/1 50/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ida hjemme</x:xmpmeta>')
    .jpeg()
    .toBuffer();

/** A picture of one colour, of this size. */
export const aPng = (width: number, height: number): Promise<Buffer> =>
  plain(width, height).png().toBuffer();

export async function anAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#aa0000', '#00aa00'].map((background) =>
      sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG that claims a size, whatever its pixels are. */
export function aClaimedPng(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
