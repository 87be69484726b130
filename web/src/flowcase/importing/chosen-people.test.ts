import { expect, test } from 'vitest';
import { limits } from '@torg/protocol/limits';
import { usersOf, withChosen, without, type Chosen } from './chosen-people.ts';

const nobody: Chosen = new Map();

test('no more are chosen than one import takes', () => {
  const many = Array.from({ length: limits.flowcase.users + 30 }, (_, place) => `user-${place}`);
  const chosen = withChosen(nobody, many, 'technology');
  expect(chosen.size).toBe(limits.flowcase.users);
  expect(withChosen(chosen, ['one-more'], 'design').has('one-more')).toBe(false);
});

test('choosing all keeps the discipline of those who are chosen already', () => {
  const chosen = withChosen(new Map([['ingrid', 'design']]), ['ingrid', 'mette'], 'technology');
  expect([...chosen]).toEqual([
    ['ingrid', 'design'],
    ['mette', 'technology'],
  ]);
});

test('nobody is imported while somebody lacks a discipline', () => {
  const chosen = withChosen(withChosen(nobody, ['ingrid'], 'design'), ['mette'], '');
  expect(usersOf(chosen)).toBeNull();
  expect(usersOf(without(chosen, ['mette']))).toEqual([
    { user_id: 'ingrid', qa_discipline: 'design' },
  ]);
});
