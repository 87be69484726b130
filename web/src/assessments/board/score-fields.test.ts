import { expect, test } from 'vitest';
import { fieldsOf, scoresOf } from './score-fields.ts';

test('every criterion has a field, and only those with a score are sent', () => {
  const fields = fieldsOf({ scores: [{ criteria_id: 'ac_2', score: 0, comment: 'Ingenting' }] }, [
    'ac_1',
    'ac_2',
  ]);
  expect(fields).toEqual({
    ac_1: { score: null, comment: '' },
    ac_2: { score: 0, comment: 'Ingenting' },
  });
  expect(scoresOf(fields)).toEqual([{ criteria_id: 'ac_2', score: 0, comment: 'Ingenting' }]);
});

test('what was scored by a criterion that is gone is left behind', () => {
  const gone = [{ criteria_id: 'ac_9', score: 3, comment: '' }];
  expect(scoresOf(fieldsOf({ scores: gone }, ['ac_1']))).toEqual([]);
});
