import { expect, test } from 'vitest';
import { dayOf, readDeadline } from './deadline.ts';

const today = '2026-11-20';
const on = (deadline_with_date: string | null) => readDeadline({ deadline_with_date }, today);

test('a deadline is open to the end of its day', () => {
  expect(on('2026-11-20')).toEqual({ kind: 'date', day: '2026-11-20', urgency: 'soon' });
  expect(on('2026-11-19')).toMatchObject({ urgency: 'expired' });
});

test('three days ahead is soon, four is later', () => {
  expect(on('2026-11-23')).toMatchObject({ urgency: 'soon' });
  expect(on('2026-11-24')).toMatchObject({ urgency: 'later' });
});

test('continuous and as soon as possible have no day', () => {
  expect(readDeadline({ deadline_is_continuous: true }, today)).toEqual({ kind: 'continuous' });
  expect(readDeadline({ deadline_is_asap: true }, today)).toEqual({ kind: 'asap' });
});

test('a draft may lack its deadline, or its date', () => {
  expect(readDeadline(null, today)).toEqual({ kind: 'none' });
  expect(on(null)).toEqual({ kind: 'none' });
});

test('today is the date in the reader’s time zone', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
