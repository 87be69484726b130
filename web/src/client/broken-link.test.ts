import { describe, expect, it } from 'vitest';
import { isBrokenLink } from './broken-link.ts';
import { RequestError, type AnyErrorCode } from './request-error.ts';

const failed = (status: number, code: AnyErrorCode) =>
  new RequestError({ status, code, message: code, traceId: '' });

describe('a link from a mail', () => {
  it.each([
    ['has been used', failed(401, 'magic_link_not_valid'), true],
    ['is longer than any token', failed(400, 'request_validation_error'), true],
    ['was opened without a connection', failed(0, 'no_connection'), false],
    ['was opened while the server failed', failed(500, 'global_error_handler'), false],
    ['has not been tried', null, false],
  ])('that %s', (_case, error, isBroken) => {
    expect(isBrokenLink(error, 'magic_link_not_valid')).toBe(isBroken);
  });
});
