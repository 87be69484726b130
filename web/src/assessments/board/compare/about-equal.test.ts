import { expect, test } from 'vitest';
import { aboutEqualTo } from './about-equal.ts';

const ranked = (id: string, best: number, worst: number) => ({
  evaluationBoardCardUuid: id,
  spread: { best, worst },
});
const idsOf = (all: { evaluationBoardCardUuid: string }[]) =>
  all.map(({ evaluationBoardCardUuid: id }) => id);

test('those whose places overlap in the runs are about equal', () => {
  const first = ranked('a', 1, 2);
  const second = ranked('b', 1, 2);
  const third = ranked('c', 2, 4);
  const last = ranked('d', 5, 5);
  const all = [first, second, third, last];
  expect(idsOf(aboutEqualTo(first, all))).toEqual(['b', 'c']);
  expect(idsOf(aboutEqualTo(third, all))).toEqual(['a', 'b']);
  expect(aboutEqualTo(last, all)).toEqual([]);
});
