import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { findFile } from '../../files/files.queries.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import type { PaperPicture } from '../../platform/ports/cv-paper.ts';
import type { PrintedPicture } from '../../platform/ports/pictures.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import type { CvContent } from '../content/cv-content.ts';
import { cvWords } from '../content/cv-words.ts';

type Context = Pick<ExternalContext, 'db' | 'external' | 'log'>;

/** A picture never changes under its id, and a CV is taken again and again. */
const printed = new LRUCache<string, PrintedPicture>({
  max: 100,
  maxSize: 3_000_000,
  sizeCalculation: ({ content }) => content.length,
});

/** A CV without its picture is better than none. */
async function print({ db, external, log }: Context, file: string, as: 'photo' | 'logo') {
  const known = printed.get(file);
  if (known) return known;
  const row = await findFile(db, file);
  if (row === undefined || row.virus_check !== 'passed') return null;
  try {
    const { stream } = await external.storage.get(row.storage_key);
    const picture = await external.pictures.print(await buffer(stream), as);
    if (picture) printed.set(file, picture);
    else log.warn({ file }, 'a picture could not be printed');
    return picture;
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    log.error({ err: error, file }, 'a picture is not stored');
    return null;
  }
}

/** The photo and the company's logo, as they are printed. */
export async function picturesOf(
  context: Context,
  { locale, name, image, company }: Pick<CvContent, 'locale' | 'name' | 'image' | 'company'>,
): Promise<{ photo: PaperPicture | null; logo: PaperPicture | null }> {
  const words = cvWords[locale];
  const one = async (file: string | null | undefined, as: 'photo' | 'logo', alt: string) => {
    const picture = file == null ? null : await print(context, file, as);
    return picture && { ...picture, alt };
  };
  return {
    photo: await one(image, 'photo', words.photoOf(name)),
    logo: await one(company?.logo, 'logo', words.logoOf(company?.name ?? '')),
  };
}
