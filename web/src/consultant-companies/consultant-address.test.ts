import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { RequestError } from '../client/request-error.ts';
import { errorText } from '../ui/text/error-texts.ts';
import { addressRefused } from './consultant-address.ts';

test('an address that is taken or refused shows its error at the field', () => {
  i18n.loadAndActivate({ locale: 'nb', messages: {} });
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
  for (const error of refused) expect(addressRefused(error)).toEqual({ email: errorText(error) });
  expect(
    addressRefused(new RequestError({ ...refusal, code: 'could_not_create_account' })),
  ).toEqual({});
});
