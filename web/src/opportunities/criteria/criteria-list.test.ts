import { expect, it } from 'vitest';
import { aNewOne, inputOf, movedTo, problemsIn, type CriterionDraft } from './criteria-list.ts';

const of = (...words: string[]): CriterionDraft[] =>
  words.map((criteria) => ({ ...aNewOne(), criteria }));

it('a criterion moves one place up or down, but not past the ends', () => {
  const words = (drafts: CriterionDraft[]) => drafts.map(({ criteria }) => criteria).join('');
  expect(words(movedTo(of('a', 'b', 'c'), 1, -1))).toBe('bac');
  expect(words(movedTo(of('a', 'b', 'c'), 1, 1))).toBe('acb');
  expect(words(movedTo(of('a', 'b', 'c'), 0, -1))).toBe('abc');
  expect(words(movedTo(of('a', 'b', 'c'), 2, 1))).toBe('abc');
});

it('one that was suggested goes with its id, a new one without', () => {
  const [known, fresh] = inputOf([{ ...aNewOne(), id: 'ac_1', criteria: ' Java ' }, ...of('Go')]);
  expect(known).toEqual({ id: 'ac_1', criteria: 'Java', importance: 'ABSOLUTE', reason: '' });
  expect(fresh).not.toHaveProperty('id');
});

it('an empty one and a double are wrong, whatever their case', () => {
  expect([...problemsIn(of('Java', ' ', ' java '))]).toEqual([
    [1, 'empty'],
    [2, 'double'],
  ]);
});
