import { readCv } from '../../src/cv-imports/engine/read-cv.ts';
import type { CvReader } from '../../src/platform/ports/cv-reader.ts';
import { randomCv, randomCvPrinter } from '../random/random-cv.ts';
import { scoreCv } from './score-cv.ts';
import type { MeasuredCv } from './measure-fixtures.ts';

/** Makes up CVs in random looks and reads them. */
export async function measureRandom(
  reader: CvReader,
  firstSeed: number,
  count: number,
): Promise<MeasuredCv[]> {
  const print = randomCvPrinter();
  const measured: MeasuredCv[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const { expected, drawn } = randomCv(seed);
    const opened = await reader.readPdf(print(drawn));
    if ('error' in opened) throw new Error(`random CV ${seed}: ${opened.error}`);
    measured.push({
      file: `random.${seed}`,
      score: scoreCv(expected, readCv(opened.pages, opened.metadata)),
    });
  }
  return measured;
}
