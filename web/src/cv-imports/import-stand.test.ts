import { expect, it } from 'vitest';
import { keptUntil, standOf } from './import-stand.ts';

const at = '2026-11-23T12:00:00.000Z';

it('what is read waits for a look until the profile has something of it', () => {
  expect(standOf({ status: 'success', applied_at: null, undone_at: null })).toBe('read');
  expect(standOf({ status: 'success', applied_at: at, undone_at: null })).toBe('applied');
});

it('what was undone is neither waiting nor in the profile', () => {
  expect(standOf({ status: 'success', applied_at: at, undone_at: at })).toBe('undone');
});

it('what could not be read is told as such', () => {
  expect(standOf({ status: 'failed', applied_at: null, undone_at: null })).toBe('failed');
  expect(standOf({ status: 'pending', applied_at: null, undone_at: null })).toBe('pending');
});

it('a file is kept for thirty days', () => {
  expect(keptUntil({ created_at: at })).toBe('2026-12-23T12:00:00.000Z');
});
