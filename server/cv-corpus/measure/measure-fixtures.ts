import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCv } from '../../src/cv-imports/engine/read-cv.ts';
import type { CvReader } from '../../src/platform/ports/cv-reader.ts';
import type { ExpectedCv } from '../people/expected-cv.ts';
import { scoreCv, type CvScore } from './score-cv.ts';

const folder = join(import.meta.dirname, '..', 'fixtures');

export interface MeasuredCv {
  file: string;
  score: CvScore;
}

/** Reads the committed CVs whose file names begin so. */
export async function measureFixtures(
  reader: CvReader,
  prefix: 'tuned' | 'held-out',
): Promise<MeasuredCv[]> {
  const files = (await readdir(folder)).filter(
    (name) => name.startsWith(prefix) && name.endsWith('.pdf'),
  );
  const measured: MeasuredCv[] = [];
  for (const file of files.toSorted()) {
    const expected = JSON.parse(
      await readFile(join(folder, file.replace(/pdf$/, 'json')), 'utf8'),
    ) as ExpectedCv;
    const opened = await reader.readPdf(await readFile(join(folder, file)));
    if ('error' in opened) throw new Error(`${file}: ${opened.error}`);
    measured.push({ file, score: scoreCv(expected, readCv(opened.pages, opened.metadata)) });
  }
  return measured;
}
