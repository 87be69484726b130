import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayTryAgain, request } from './request.ts';
import { RequestError } from './request-error.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body?: unknown, headers?: HeadersInit) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
const threads = () => request('GET /api/main/threads', { query: { limit: 5 } });

async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof RequestError)) throw new Error('Expected a RequestError.');
  return error;
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  it('returns the answer, and can be found in the logs', async () => {
    fetched.mockResolvedValueOnce(answer(200, { threads: [], total: 0 }));
    await expect(threads()).resolves.toEqual({ threads: [], total: 0 });
    const [url, init] = fetched.mock.lastCall ?? [];
    expect(url).toBe('/api/main/threads?limit=5');
    expect(new Headers(init?.headers).get('traceparent')).toMatch(
      /^00-[\da-f]{32}-[\da-f]{16}-01$/,
    );
  });
  it('returns nothing where the answer is empty', async () => {
    fetched.mockResolvedValueOnce(answer(204));
    await expect(request('DELETE /api/main/account/me/photo')).resolves.toBeUndefined();
  });
  it('fails with the code and the issues of the server', async () => {
    const issues = [{ path: 'limit', message: 'too small' }];
    const body = { errorCode: 'request_validation_error', errorMessage: 'Wrong.', issues };
    fetched.mockResolvedValueOnce(answer(400, body));
    expect(await failureOf(threads())).toMatchObject({
      status: 400,
      code: 'request_validation_error',
      issues,
    });
  });
  it('fails in the same shape when the contracts’ server answers, or none at all', async () => {
    fetched.mockResolvedValueOnce(answer(404, { error_code: 'not_found', error_message: 'No.' }));
    expect((await failureOf(threads())).code).toBe('not_found');
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    expect((await failureOf(threads())).code).toBe('unknown_answer');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const offline = await failureOf(threads());
    expect(offline.code).toBe('no_connection');
    expect(mayTryAgain(offline)).toBe(true);
  });
});
