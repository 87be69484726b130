import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TemplateSample } from '@torg/protocol/cv-templates/template-tags';
import { cvWords, type CvContent } from '../../cvs/cvs.queries.ts';
import type { TemplateFilling } from '../../platform/ports/word-templates.ts';

const content = (name: string) => readFile(join(import.meta.dirname, name));

/** A drawn face and a drawn logo; the thin sample has neither. */
export async function samplePictures(
  sample: TemplateSample,
  { locale, name, company }: CvContent,
): Promise<TemplateFilling['pictures']> {
  if (sample === 'thin') return { image: null, company_logo: null };
  const words = cvWords[locale];
  const mediaType = 'image/png';
  return {
    image: {
      ...{ content: await content('sample-photo.png'), mediaType, width: 320, height: 320 },
      alt: words.photoOf(name),
    },
    company_logo: {
      ...{ content: await content('sample-logo.png'), mediaType, width: 480, height: 120 },
      alt: words.logoOf(company?.name ?? ''),
    },
  };
}
