import { expect, test } from 'vitest';
import { RequestError } from '../client/request-error.ts';
import { isAboutAddress } from './consultant-address.ts';

test('an address that is taken or refused shows its error at the field', () => {
  const refusal = { status: 400, message: '', traceId: '' };
  const path = 'consultant.email';
  const refused = [
    new RequestError({ ...refusal, code: 'email_is_taken' }),
    new RequestError({
      ...refusal,
      code: 'request_validation_error',
      issues: [{ path, message: '' }],
    }),
  ];
  expect(refused.map(isAboutAddress)).toEqual([true, true]);
  expect(isAboutAddress(new RequestError({ ...refusal, code: 'could_not_create_account' }))).toBe(
    false,
  );
});
