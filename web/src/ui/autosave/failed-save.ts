import { RequestError } from '../../client/request-error.ts';

/** A failure of the server may pass, so the save is tried again; a refusal is final. */
export function failedSave(error: unknown): { kind: 'failed'; error: unknown; again: boolean } {
  const { status = 0 } = error instanceof RequestError ? error : {};
  return { kind: 'failed', error, again: status === 0 || status === 429 || status >= 500 };
}
