import { expect, test } from 'vitest';
import { RequestError } from '../../../client/request-error.ts';
import { failingIn } from './failing-in.ts';

const refused = (code: 'profile_validation_error' | 'user_is_not_authorized') =>
  new RequestError({
    status: 400,
    code,
    message: 'The profile does not pass the rules yet.',
    traceId: '',
    issues: [
      { code: 'name_required', path: 'profile', message: 'name_required' },
      { code: 'project_role_required', path: 'one', message: 'project_role_required' },
      { code: 'work_experience_start_required', path: 'two', message: '' },
      { code: 'something_new', path: 'profile', message: '' },
    ],
  });

test('a refusal names the rules that fail, and their entries', () => {
  expect(failingIn(refused('profile_validation_error'))).toEqual([
    { code: 'name_required', success: false },
    { code: 'project_role_required', success: false, project: 'one' },
    { code: 'work_experience_start_required', success: false, work_experience: 'two' },
  ]);
});

test('another refusal names no rules', () => {
  expect(failingIn(refused('user_is_not_authorized'))).toEqual([]);
  expect(failingIn(new Error('no connection'))).toEqual([]);
});
