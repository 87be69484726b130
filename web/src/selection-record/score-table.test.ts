import { expect, it } from 'vitest';
import { scoreTable } from './score-table.ts';

const score = (criterion: string | null, by_name: string | null, points: number) => ({
  ...{ criteria_id: criterion ?? 'gone', criterion, by_name, score: points, most: 4 },
  at: '2026-11-24T10:00:00.000Z',
});

it('has a row for each criterion as they were approved, and a column for each who scored', () => {
  const scores = [score('Kafka', 'Kari', 2), score('Java', 'Kari', 4), score('Java', 'Ola', 1)];
  const { scorers, rows } = scoreTable([...scores, score('Eldre', null, 3)], ['Java', 'Kafka']);
  expect(scorers).toEqual(['Kari', 'Ola', null]);
  expect(rows.map(({ criterion }) => criterion)).toEqual(['Java', 'Kafka', 'Eldre']);
  expect(rows.map((row) => row.scores.map((one) => one?.score))).toEqual([
    [4, 1, undefined],
    [2, undefined, undefined],
    [undefined, undefined, 3],
  ]);
});

it('keeps criteria that are gone apart, below those that are known', () => {
  const gone = ['a', 'b'].map((criteria_id) => ({ ...score(null, 'Kari', 1), criteria_id }));
  const { rows } = scoreTable([...gone, score('Java', 'Kari', 4)], ['Java']);
  expect(rows.map(({ criterion }) => criterion)).toEqual(['Java', null, null]);
});
