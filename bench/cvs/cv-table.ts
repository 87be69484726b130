import { pdfjsCvReader } from '../../server/src/adapters/cv-reader/cv-reader.pdfjs.ts';
import {
  measureFixtures,
  type MeasuredCv,
} from '../../server/cv-corpus/measure/measure-fixtures.ts';
import { measureRandom } from '../../server/cv-corpus/measure/measure-random.ts';
import { exactFields, listedFields, summaryOf } from '../../server/cv-corpus/measure/score-cv.ts';

const randomCvs = 500;

function row(what: string, measured: readonly MeasuredCv[]): string {
  const { cvs, exact, f1 } = summaryOf(measured.map(({ score }) => score));
  const counts = exactFields.map((field) => `${exact[field]}/${cvs}`);
  const texts = listedFields.map((field) => f1[field].toFixed(3));
  return `| ${[what, ...counts, ...texts].join(' | ')} |`;
}

/** How well CVs are read: exact counts per CV, and F1 of the texts of jobs and educations. */
export async function cvTable(): Promise<string> {
  const reader = pdfjsCvReader({ timeoutMs: 120_000 });
  try {
    const columns = ['CVs', ...exactFields, ...listedFields.map((field) => `F1 ${field}`)];
    const firstSeed = 1 + Math.floor(Math.random() * 1_000_000);
    return [
      'How well CVs of made-up people are read: how many have exactly the right name, address and',
      'numbers of entries, and F1 of the texts of jobs and educations. Half of the layouts were never',
      'looked at while the engine was tuned:',
      '',
      `| ${columns.join(' | ')} |`,
      `| ${columns.map(() => '---').join(' | ')} |`,
      row('tuned', await measureFixtures(reader, 'tuned')),
      row('held out', await measureFixtures(reader, 'held-out')),
      row(`random, from ${firstSeed}`, await measureRandom(reader, firstSeed, randomCvs)),
    ].join('\n');
  } finally {
    await reader.close();
  }
}
