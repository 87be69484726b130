import { expect, test } from 'vitest';
import { valueText } from './value-text.ts';

const words = {
  locale: 'nb',
  yes: 'Ja',
  no: 'Nei',
  present: 'nå',
  level: (word: string) => (word === 'fluent' ? 'Flytende' : undefined),
};
const period = (from: [number | null, number | null], to: [number | null, number | null]) => ({
  from_year: from[0],
  from_month: from[1],
  to_year: to[0],
  to_month: to[1],
});

test('a period is read with its months, and goes on without an end', () => {
  expect(valueText(period([2020, 3], [2022, null]), 'period', words)).toBe('mars 2020 – 2022');
  expect(valueText(period([2020, null], [null, null]), 'period', words)).toBe('2020 – nå');
  expect(valueText(period([2020, 3], [2020, 3]), 'period', words)).toBe('mars 2020');
});

test('marks, lists, days and levels have words', () => {
  expect(valueText(true, 'mark', words)).toBe('Ja');
  expect(valueText(['Kotlin', 'Kafka'], 'project_skills', words)).toBe('Kotlin, Kafka');
  expect(valueText('2014-08-01', 'experience_since', words)).toBe('1. august 2014');
  expect(valueText('fluent', 'spoken_language_level', words)).toBe('Flytende');
});

test('what is not there is empty', () => {
  expect(valueText(null, 'entry', words)).toBe('');
  expect(valueText(period([null, null], [null, null]), 'period', words)).toBe('');
});
