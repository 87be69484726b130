import { fold } from '@torg/protocol/fold';
import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import type { ExpectedCv } from '../people/expected-cv.ts';

/** What is counted exactly: right for a CV, or wrong. */
export const exactFields = [
  'name',
  'email',
  'jobs',
  'educations',
  'projects',
  'languages',
] as const;
/** What is compared text by text over all entries. */
export const listedFields = ['company', 'title', 'dates', 'school', 'school dates'] as const;

interface Overlap {
  expected: number;
  found: number;
  both: number;
}

export interface CvScore {
  exact: Record<(typeof exactFields)[number], boolean>;
  listed: Record<(typeof listedFields)[number], Overlap>;
}

const same = (text: string): string => fold(text).replaceAll(/[^\p{L}\d]/gu, '');

function overlap(expected: readonly string[], found: readonly string[]): Overlap {
  const left = found.map(same).filter((one) => one !== '');
  const all = left.length;
  let both = 0;
  for (const one of expected.map(same)) {
    const at = left.indexOf(one);
    if (at < 0) continue;
    left.splice(at, 1);
    both += 1;
  }
  return { expected: expected.length, found: all, both };
}

interface Period {
  from_year: number | null;
  from_month: number | null;
  to_year: number | null;
  to_month: number | null;
}

const day = (year: number | null, month: number | null): string =>
  year === null ? 'open' : `${year}${month === null ? '' : `-${String(month).padStart(2, '0')}`}`;

const periodOf = (one: Period): string =>
  `${day(one.from_year, one.from_month)} ${day(one.to_year, one.to_month)}`;
const expectedPeriod = ({ from, to }: { from: string; to: string }): string => `${from} ${to}`;

export function scoreCv(expected: ExpectedCv, { person, found }: ReadCv): CvScore {
  const jobs = (found.work_experience ?? []).map(({ item }) => item);
  const educations = (found.education ?? []).map(({ item }) => item);
  return {
    exact: {
      name: same(person.name?.item ?? '') === same(expected.name),
      email: person.email?.item === expected.email,
      jobs: jobs.length === expected.jobs.length,
      educations: educations.length === expected.educations.length,
      projects: (found.project ?? []).length === expected.projects.length,
      languages: (found.language ?? []).length === expected.languages.length,
    },
    listed: {
      company: overlap(
        expected.jobs.map((one) => one.company),
        jobs.map((one) => one.company),
      ),
      title: overlap(
        expected.jobs.map((one) => one.title),
        jobs.map((one) => one.description),
      ),
      dates: overlap(expected.jobs.map(expectedPeriod), jobs.map(periodOf)),
      school: overlap(
        expected.educations.map((one) => one.school),
        educations.map((one) => one.school),
      ),
      'school dates': overlap(expected.educations.map(expectedPeriod), educations.map(periodOf)),
    },
  };
}

export interface Summary {
  cvs: number;
  exact: Record<(typeof exactFields)[number], number>;
  f1: Record<(typeof listedFields)[number], number>;
}

const f1Of = (overlaps: readonly Overlap[]): number => {
  const sum = (field: keyof Overlap): number => overlaps.reduce((all, one) => all + one[field], 0);
  const [expected, found, both] = [sum('expected'), sum('found'), sum('both')];
  return expected + found === 0 ? 1 : (2 * both) / (expected + found);
};

export function summaryOf(scores: readonly CvScore[]): Summary {
  const exact = exactFields.map((field) => [
    field,
    scores.filter((one) => one.exact[field]).length,
  ]);
  const f1 = listedFields.map((field) => [field, f1Of(scores.map((one) => one.listed[field]))]);
  return {
    cvs: scores.length,
    exact: Object.fromEntries(exact),
    f1: Object.fromEntries(f1),
  };
}
