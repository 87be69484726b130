import { RequestError } from '../../client/request-error.ts';

/** What the server cannot do now it may do later; what it refuses, it goes on refusing. */
export function failedSave(error: unknown): { kind: 'failed'; error: unknown; again: boolean } {
  const { status = 0 } = error instanceof RequestError ? error : {};
  return { kind: 'failed', error, again: status === 0 || status === 429 || status >= 500 };
}
