import type { ErrorCode } from '@torg/protocol/errors';
import { RequestError } from './request-error.ts';

/**
 * Whether the link itself is at fault: the server refuses its token with the code, or cannot read the
 * token at all. After any other failure the same link may still be tried again.
 */
export const isBrokenLink = (error: unknown, code: ErrorCode): boolean =>
  error instanceof RequestError &&
  (error.code === code || error.code === 'request_validation_error');
