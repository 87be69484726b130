import { afterAll, describe, expect, it } from 'vitest';
import { pdfjsCvReader } from '../src/adapters/cv-reader/cv-reader.pdfjs.ts';
import { measureFixtures, type MeasuredCv } from './measure/measure-fixtures.ts';
import { measureRandom } from './measure/measure-random.ts';
import { exactFields } from './measure/score-cv.ts';

/** Ordinary files; on a busy machine one takes longer than Torg would wait. */
const reader = pdfjsCvReader({ timeoutMs: 120_000 });
afterAll(() => reader.close());

function shares(measured: readonly MeasuredCv[]): Record<(typeof exactFields)[number], number> {
  const share = (field: (typeof exactFields)[number]): number =>
    measured.filter(({ score }) => score.exact[field]).length / measured.length;
  return Object.fromEntries(exactFields.map((field) => [field, share(field)])) as Record<
    (typeof exactFields)[number],
    number
  >;
}

function expectBounds(measured: readonly MeasuredCv[]): void {
  const { name, email, jobs, educations } = shares(measured);
  expect(name, 'names').toBeGreaterThanOrEqual(0.97);
  expect(email, 'e-mail addresses').toBeGreaterThanOrEqual(0.97);
  expect(jobs, 'numbers of jobs').toBeGreaterThanOrEqual(0.9);
  expect(educations, 'numbers of educations').toBeGreaterThanOrEqual(0.9);
}

describe('the engine reads', () => {
  it('the layouts that it was tuned on', { timeout: 600_000 }, async () => {
    const measured = await measureFixtures(reader, 'tuned');
    expect(measured.length).toBeGreaterThanOrEqual(30);
    expectBounds(measured);
  });

  it('layouts that were held out', { timeout: 600_000 }, async () => {
    const measured = await measureFixtures(reader, 'held-out');
    expect(measured.length).toBeGreaterThanOrEqual(30);
    expectBounds(measured);
  });

  it('CVs in random looks that it never saw', { timeout: 600_000 }, async () => {
    const measured = await measureRandom(reader, 700_001, 80);
    expect(measured).toHaveLength(80);
    expectBounds(measured);
  });
});
