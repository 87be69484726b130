// Runs as a process of its own, so that a picture which takes too much or breaks the decoder harms
// nobody: `node encode-picture.ts <file> <pixels> <large side> <small side> <bytes of memory>`.
import sharp, { type Sharp } from 'sharp';
import { exits } from './encode-exits.ts';

const [path = '', ...numbers] = process.argv.slice(2);
const [pixels = 0, largeSide = 0, smallSide = 0, memory = 0] = numbers.map(Number);

sharp.cache(false);
sharp.concurrency(1);
// Every other format is refused, whatever the library could read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

// The decoder runs in threads of its own, so this is not held up.
setInterval(() => {
  if (process.memoryUsage.rss() > memory) process.exit(exits.tooMuchMemory);
}, 20).unref();

const encoded = (picture: Sharp, side: number): Promise<Buffer> =>
  picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();

async function encode(): Promise<Buffer[]> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > pixels) process.exit(exits.tooManyPixels);
  const upright = sharp(path, { limitInputPixels: pixels, failOn: 'error' }).autoOrient();
  const large = await encoded(upright, largeSide);
  return [large, await encoded(sharp(large), smallSide)];
}

try {
  const [large, small] = await encode();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(large?.length ?? 0);
  process.stdout.write(
    Buffer.concat([length, ...[large, small].filter((one) => one !== undefined)]),
  );
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = exits.notReadable;
}
