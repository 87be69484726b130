import { expect, it } from 'vitest';
import { changed, moved, without, type Requirements } from './requirement-list.ts';

const list: Requirements = ['a', 'b', 'c'].map((text) => ({ kind: 'must', text }));
const words = (of: Requirements) => of.map(({ text }) => text).join('');

it('a requirement moves one position up or down, but not past the ends', () => {
  expect(words(moved(list, 1, -1))).toBe('bac');
  expect(words(moved(list, 1, 1))).toBe('acb');
  expect(words(moved(list, 0, -1))).toBe('abc');
  expect(words(moved(list, 2, 1))).toBe('abc');
});

it('a requirement is changed or removed without touching the others', () => {
  expect(changed(list, 2, { kind: 'should' })).toEqual([
    { kind: 'must', text: 'a' },
    { kind: 'must', text: 'b' },
    { kind: 'should', text: 'c' },
  ]);
  expect(words(without(list, 0))).toBe('bc');
});
