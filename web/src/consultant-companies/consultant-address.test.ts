import { expect, test } from 'vitest';
import { RequestError } from '../client/request-error.ts';
import { isAboutAddress, isAddress } from './consultant-address.ts';

test.each(['kari@example.org', ' kari.moen+1@post.example.no '])(
  '%j may be an address',
  (typed) => {
    expect(isAddress(typed)).toBe(true);
  },
);

test.each(['', 'kari', 'kari@', 'kari@example', 'kari moen@example.org', '@example.org'])(
  '%j is none',
  (typed) => {
    expect(isAddress(typed)).toBe(false);
  },
);

test('an address that is taken, or that the server refuses, is told of at its field', () => {
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
