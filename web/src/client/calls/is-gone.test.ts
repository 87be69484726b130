import { expect, test } from 'vitest';
import { errorFrom, noConnection } from '../request-error.ts';
import { isGone } from './is-gone.ts';

const answered = (status: number, errorCode: string) =>
  errorFrom(status, JSON.stringify({ errorCode }), 'trace');

test('what the server does not know is gone, with either status', () => {
  expect(isGone(answered(404, 'could_not_find_profile'))).toBe(true);
  expect(isGone(answered(400, 'could_not_find_consultant_company'))).toBe(true);
  expect(isGone(answered(400, 'request_validation_error'))).toBe(true);
});

test('what is refused, broken or unreachable may still exist', () => {
  expect(isGone(answered(401, 'user_is_not_authorized'))).toBe(false);
  expect(isGone(answered(500, 'global_error_handler'))).toBe(false);
  expect(isGone(noConnection('trace'))).toBe(false);
  expect(isGone(undefined)).toBe(false);
});
