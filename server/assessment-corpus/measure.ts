import { assessProfile } from '../src/assessments/rules/assess-profile.ts';
import { criteriaOf, type Asked } from '../src/assessments/rules/asked.ts';
import { evaluateProfile } from '../src/assessments/rules/evaluate-profile.ts';
import { relevantEngagements } from '../src/assessments/rules/relevant-engagements.ts';
import { metOf } from '../src/assessments/rules/scores.ts';
import type { MaskedCv } from '../src/assessments/cv/masked-cv.ts';
import {
  readCriteria,
  readEngagements,
  readNeeds,
  readPeople,
  readVeterans,
  type Half,
} from './parse-corpus.ts';
import { macroF1, mean, ndcg, pairwise } from './quality.ts';
import { knowledge } from './vocabulary.ts';

export const today = '2026-11-24';

/** A way to say how well somebody fits. */
export type Scoring = (cv: MaskedCv, asked: Asked) => number;

/** The share of the skills that are asked for and listed in a profile. */
export const byListedSkills: Scoring = ({ skills }, asked) => {
  const listed = new Set(skills.map(({ uuid }) => uuid));
  return mean(asked.skills.map(({ uuid }) => Number(listed.has(uuid))));
};
export const byRules: Scoring = (cv, asked) =>
  assessProfile(cv, asked, knowledge, { locale: 'nb', today }).score;

export interface MeasuredFit {
  ndcg: number;
  /** share of the pairs in the right order */
  pairwise: number;
  wrong: string[];
}

/** How far the scores order everybody as somebody who has read their CVs. */
export function measureFit(half: Half, scoring: Scoring): MeasuredFit {
  const people = readPeople(half);
  const wrong: string[] = [];
  const measured = readNeeds(half).map(({ name, asked, fit }) => {
    const all = people
      .map((person) => ({
        person: person.name,
        score: scoring(person.cv, asked),
        grade: fit.get(person.name) ?? 0,
      }))
      .toSorted((a, b) => b.score - a.score);
    const order = all.map(({ person, score, grade }) => `${person} ${score} (${grade})`);
    wrong.push(`${name}: ${order.slice(0, 7).join(', ')}`);
    // Equal scores have no order, so the worst of them counts.
    const gains = all.toSorted((a, b) => b.score - a.score || a.grade - b.grade);
    return { ndcg: ndcg(gains.map(({ grade }) => grade)), ...pairwise(all) };
  });
  const sum = (key: 'right' | 'pairs') => measured.reduce((total, one) => total + one[key], 0);
  return {
    ndcg: mean(measured.map((one) => one.ndcg)),
    pairwise: sum('right') / sum('pairs'),
    wrong,
  };
}

/** By listed skills alone a criterion is met if one of its words is the name of one. */
const metByListed = (cv: MaskedCv, text: string): string => {
  const said = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')} `;
  return cv.skills.some(({ name }) => said.includes(` ${name.toLowerCase()} `)) ? 'met' : 'not';
};
const metByRules = (cv: MaskedCv, text: string): string => {
  const criterion = { id: 'ac_0', criteria: text, importance: 'ABSOLUTE' } as const;
  const [result] = evaluateProfile(cv, [criterion], knowledge, {
    locale: 'nb',
    today,
  }).criteriaResults;
  return metOf(result?.fulfillmentScore ?? 0);
};

/** Whether each criterion is met, partly met or not, beside what a reader says. */
export function measureCriteria(
  half: Half,
  by: 'rules' | 'baseline',
): { macroF1: number; pairs: number; wrong: string[] } {
  const people = new Map(readPeople(half).map(({ name, cv }) => [name, cv] as const));
  const judge = by === 'rules' ? metByRules : metByListed;
  const all = readCriteria(half).flatMap(({ text, labels }) =>
    [...labels].flatMap(([name, label]) => {
      const cv = people.get(name);
      return cv ? [{ text, name, label, read: judge(cv, text) }] : [];
    }),
  );
  const wrong = all
    .filter(({ label, read }) => label !== read)
    .map(({ text, name, label, read }) => `${text} · ${name}: ${read}, not ${label}`);
  return { macroF1: macroF1(all), pairs: all.length, wrong };
}

const newestFirst = (cv: MaskedCv) =>
  cv.entries
    .filter(({ kind }) => kind === 'project' || kind === 'work_experience')
    .toSorted((a, b) => ((b.to ?? '9') < (a.to ?? '9') ? -1 : 1));

/** Of the entries that matter most, the share that is among the three; the baseline takes the newest. */
export function measureEngagements(
  half: Half,
  by: 'rules' | 'baseline',
): { recall: number; wrong: string[] } {
  const people = new Map(readVeterans(half).map(({ name, cv }) => [name, cv] as const));
  const wrong: string[] = [];
  const shares = readEngagements(half).flatMap(({ name, asked, best }) => {
    const cv = people.get(best.person);
    if (cv === undefined) return [];
    const criteria = criteriaOf(asked, 'nb');
    const found =
      by === 'rules'
        ? relevantEngagements(cv, criteria, knowledge, { locale: 'nb', today }).engagements
        : newestFirst(cv).slice(0, 3);
    const titles = found.map(({ title }) => title);
    const right = best.titles.filter((title) => titles.includes(title)).length;
    if (right < best.titles.length) wrong.push(`${name}: ${titles.join(', ')}`);
    return [right / best.titles.length];
  });
  return { recall: mean(shares), wrong };
}
