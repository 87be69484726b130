import { expect, test } from 'vitest';
import { statusOf } from './status.ts';

const since = '2026-11-01T08:00:00.000Z';
const consultant = {
  active_since_date: null,
  visible_in_search: false,
  requested_activation: false,
};

test('an active consultant whom others can find is visible', () => {
  expect(statusOf({ ...consultant, active_since_date: since, visible_in_search: true })).toBe(
    'visible',
  );
});

test('an active consultant whom nobody can find is hidden, whatever was requested before', () => {
  expect(statusOf({ ...consultant, active_since_date: since, requested_activation: true })).toBe(
    'hidden',
  );
});

test('an inactive consultant who asked for activation has requested it', () => {
  expect(statusOf({ ...consultant, requested_activation: true })).toBe('requested');
});

test('all others are inactive', () => {
  expect(statusOf(consultant)).toBe('inactive');
});
