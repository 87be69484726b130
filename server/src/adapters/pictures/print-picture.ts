// Runs as a process of its own, which keeps the library that decodes pictures out of the server.
import sharp, { type Sharp } from 'sharp';
import type { PrintedPicture } from '../../platform/ports/pictures.ts';
import { answerParent } from '../../platform/processes/answer-parent.ts';

export interface PrintQuestion {
  picture: Uint8Array;
  as: 'photo' | 'logo';
}
export type PrintReply =
  | (Omit<PrintedPicture, 'content'> & { content: Uint8Array })
  | { unreadable: string };

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    // People cannot upload a drawing; what draws it reads no other file and runs no script.
    'VipsForeignLoadSvgBuffer',
  ],
});

/** Sharp enough at 34 mm on paper. */
const photoSide = 440;
const logo = { width: 640, height: 200 };
/** What draws SVG takes no other number of dots to the inch. */
const density = { usual: 72, least: 1, most: 100_000 };

/** A drawing has no pixels of its own: it is drawn as large as a logo is printed. */
async function sizedDrawing(picture: Uint8Array): Promise<Sharp> {
  const { format, width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
  if (format !== 'svg') return sharp(picture);
  const scale = Math.min(logo.width / width, logo.height / height);
  const wanted = Math.min(Math.max(density.usual * scale, density.least), density.most);
  return sharp(picture, { density: wanted });
}

async function print({ picture, as }: PrintQuestion): Promise<PrintReply> {
  const read = await sizedDrawing(picture);
  const made =
    as === 'photo'
      ? read
          .resize(photoSide, photoSide, { fit: 'cover', position: 'top' })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 86 })
      : read.resize({ ...logo, fit: 'inside', withoutEnlargement: true }).png();
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  const mediaType = as === 'photo' ? 'image/jpeg' : 'image/png';
  return { content: data, mediaType, width: info.width, height: info.height };
}

answerParent(async (question: PrintQuestion): Promise<PrintReply> => {
  try {
    return await print(question);
  } catch (error) {
    return { unreadable: (error as Error).message };
  }
});
