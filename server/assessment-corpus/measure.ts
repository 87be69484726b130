import { compareTexts } from '../reading-corpus/measure-fields.ts';
import type { Engine } from './engines.ts';
import {
  readCriteria,
  readEngagements,
  readNeeds,
  readPeople,
  readTexts,
  readVeterans,
  type Half,
} from './parse-corpus.ts';
import type { Person } from './parse-people.ts';
import { macroF1, mean, ndcg, pairwise } from './quality.ts';

/** One after the other, since a model has its limits. */
async function inTurn<T, R>(all: readonly T[], answer: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (const one of all) answers.push(await answer(one));
  return answers;
}

const byName = (people: readonly Person[]) =>
  new Map(people.map(({ name, cv }) => [name, cv] as const));

export interface MeasuredFit {
  ndcg: number;
  /** share of the pairs in the right order */
  pairwise: number;
  /** the first of each order, with scores and grades */
  orders: string[];
}

/** How far an engine orders everybody as somebody who has read their CVs. */
export async function measureFit(half: Half, { fit }: Engine): Promise<MeasuredFit> {
  const people = readPeople(half);
  const measured = await inTurn(readNeeds(half), async ({ name, need, fit: grades }) => {
    const all = await inTurn(people, async (person) => ({
      person: person.name,
      score: await fit(person.cv, need),
      grade: grades.get(person.name) ?? 0,
    }));
    // Equal scores have no order, so the worst of them counts.
    const order = all.toSorted((a, b) => b.score - a.score || a.grade - b.grade);
    const said = order.slice(0, 7).map((one) => `${one.person} ${one.score} (${one.grade})`);
    const gain = ndcg(order.map(({ grade }) => grade));
    return { ndcg: gain, said: `${name}: ${said.join(', ')}`, ...pairwise(all) };
  });
  const sum = (key: 'right' | 'pairs') => measured.reduce((total, one) => total + one[key], 0);
  return {
    ndcg: mean(measured.map((one) => one.ndcg)),
    pairwise: sum('right') / sum('pairs'),
    orders: measured.map(({ said }) => said),
  };
}

/** Whether each criterion is met, partly met or not, beside what a reader says. */
export async function measureCriteria(
  half: Half,
  { met }: Engine,
): Promise<{ macroF1: number; wrong: string[] }> {
  const people = byName(readPeople(half));
  const pairs = readCriteria(half).flatMap(({ text, labels }) =>
    [...labels].flatMap(([name, label]) => {
      const cv = people.get(name);
      return cv ? [{ text, name, label, cv }] : [];
    }),
  );
  const all = await inTurn(pairs, async (one) => ({ ...one, read: await met(one.cv, one.text) }));
  const wrong = all.filter(({ label, read }) => label !== read);
  return {
    macroF1: macroF1(all),
    wrong: wrong.map(({ text, name, label, read }) => `${text} · ${name}: ${read}, not ${label}`),
  };
}

/** Of the entries that matter most, the share that is among the three. */
export async function measureEngagements(
  half: Half,
  { engagements }: Engine,
): Promise<{ recall: number; wrong: string[] }> {
  const people = byName(readVeterans(half));
  const all = await inTurn(readEngagements(half), async ({ name, need, best }) => {
    const cv = people.get(best.person);
    const found = cv ? await engagements(cv, need) : [];
    const right = best.titles.filter((title) => found.includes(title)).length;
    return { name, found, share: right / best.titles.length };
  });
  const wrong = all.filter(({ share }) => share < 1);
  return {
    recall: mean(all.map(({ share }) => share)),
    wrong: wrong.map(({ name, found }) => `${name}: ${found.join(', ')}`),
  };
}

/** The share of the fields of needs that are exactly as labelled. */
export function measureTexts(
  half: Half,
  by: 'rules' | 'baseline',
): { exact: number; needs: number; wrong: string[] } {
  const texts = readTexts(half);
  const { byField, wrong } = compareTexts(texts, by);
  const all = [...byField.values()];
  const sum = (key: 'exact' | 'needs') => all.reduce((total, one) => total + one[key], 0);
  return { exact: sum('exact') / sum('needs'), needs: texts.length, wrong };
}
