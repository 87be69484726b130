import { expect, test } from 'vitest';
import { RequestError } from '../../client/request-error.ts';
import { passwordProblem } from './password-problem.ts';

const refusedFor = (path: string, code: string) =>
  new RequestError({
    status: 400,
    code: 'request_validation_error',
    message: 'No.',
    traceId: '',
    issues: [{ path, message: 'no', code }],
  });

test('a refused password is explained at its field, other refusals are not', () => {
  expect(passwordProblem(refusedFor('new_password', 'password_too_common'))).toBe(
    'password_too_common',
  );
  expect(passwordProblem(refusedFor('new_password', 'too_small'))).toBeUndefined();
  expect(passwordProblem(refusedFor('name', 'password_too_common'))).toBeUndefined();
  expect(passwordProblem(new Error('no'))).toBeUndefined();
});
