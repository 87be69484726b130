import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as RequestModule from './request.ts';
import type * as SessionModule from './session-end.ts';

const own = '/api/main/account/me';
const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = { errorCode: 'user_is_not_authorized', errorMessage: 'No.' };
const leavePage = vi.fn<() => void>();

/** The account of the session that the browser sends along. */
let signedIn: string | undefined;
let session: typeof SessionModule;
let request: (typeof RequestModule)['request'];

const save = () => request('PATCH /api/main/account/me', { body: { name: 'Ida' } });
const saves = () => fetched.mock.calls.filter(([, init]) => init?.method === 'PATCH');
const sessionChecks = () => fetched.mock.calls.filter(([url, init]) => url === own && !init);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(async () => {
  vi.resetModules();
  session = await import('./session-end.ts');
  ({ request } = await import('./request.ts'));
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () =>
    signedIn === undefined ? answer(401, refusal) : answer(200, { account: { account: signedIn } }),
  );
  session.onOtherUser(leavePage);
  signedIn = 'ida';
  session.signedInAs('ida');
});
afterEach(() => {
  fetched.mockReset();
  leavePage.mockReset();
  vi.unstubAllGlobals();
});

describe('a call that is refused because the session has ended', () => {
  it('is repeated, with the same key, when the same person has signed in again', async () => {
    signedIn = undefined;
    const send = () =>
      request('POST /api/main/thread/{thread_id}/messages', {
        params: { thread_id: 't' },
        body: { content: 'Hei' },
        idempotencyKey: 'k',
      });
    const sent = send();
    await vi.waitUntil(session.isSessionEnded);
    signedIn = 'ida';
    expect(session.signedInAs('ida')).toBe(true);
    await expect(sent).resolves.toBeDefined();
    const tries = fetched.mock.calls.filter(([, init]) => init?.method === 'POST');
    expect(
      tries.map(([, init]) => [init?.body, new Headers(init?.headers).get('idempotency-key')]),
    ).toEqual([
      ['{"content":"Hei"}', 'k'],
      ['{"content":"Hei"}', 'k'],
    ]);
    expect(session.isSessionEnded()).toBe(false);
  });
  it('asks to sign in once for all calls that are refused together, and repeats all of them', async () => {
    signedIn = undefined;
    const sent = Promise.all([save(), save(), save()]);
    await vi.waitUntil(session.isSessionEnded);
    expect(sessionChecks()).toHaveLength(1);
    signedIn = 'ida';
    session.signedInAs('ida');
    await expect(sent).resolves.toHaveLength(3);
  });
  it('is repeated at once when its refusal arrives after the new session', async () => {
    const late = Promise.withResolvers<Response>();
    fetched.mockImplementationOnce(() => late.promise);
    const sent = save();
    await settled();
    session.endSession();
    session.signedInAs('ida');
    late.resolve(answer(401, refusal));
    await expect(sent).resolves.toBeDefined();
  });
  it('is never repeated in somebody else’s name', async () => {
    signedIn = undefined;
    void save();
    await vi.waitUntil(session.isSessionEnded);
    signedIn = 'ola';
    expect(session.signedInAs('ola')).toBe(false);
    expect(leavePage).toHaveBeenCalledOnce();
    void save();
    await settled();
    expect(saves()).toHaveLength(1);
    expect(session.isSessionEnded()).toBe(true);
  });
  it('notices who has signed in in another tab', async () => {
    signedIn = undefined;
    const sent = save();
    await vi.waitUntil(session.isSessionEnded);
    await session.checkSession();
    expect(session.isSessionEnded()).toBe(true);
    signedIn = 'ida';
    await session.checkSession();
    await expect(sent).resolves.toBeDefined();
  });
  it('makes the page close when somebody else has signed in', async () => {
    fetched.mockImplementationOnce(async () => answer(401, refusal));
    signedIn = 'ola';
    void save();
    await vi.waitUntil(() => leavePage.mock.calls.length > 0);
    expect(saves()).toHaveLength(1);
  });
});

describe('a call while nobody is signed in any more', () => {
  it('waits, unless it is one that signs in', async () => {
    session.endSession();
    const waiting = save();
    await request('GET /api/auth/options');
    expect(fetched).toHaveBeenCalledOnce();
    session.signedInAs('ida');
    await waiting;
    expect(saves()).toHaveLength(1);
  });
});

describe('a call that is refused', () => {
  it('fails while the session lives', async () => {
    fetched.mockImplementationOnce(async () => answer(401, refusal));
    await expect(save()).rejects.toMatchObject({ status: 401 });
    expect(session.isSessionEnded()).toBe(false);
  });
  it('fails without another request when nobody was signed in', async () => {
    vi.resetModules();
    const stranger = await import('./request.ts');
    signedIn = undefined;
    await expect(stranger.request('GET /api/main/account/me')).rejects.toMatchObject({
      status: 401,
    });
    expect(fetched).toHaveBeenCalledOnce();
  });
  it('fails when it cannot be found out who is signed in', async () => {
    fetched.mockImplementationOnce(async () => answer(401, refusal));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(save()).rejects.toMatchObject({ status: 401 });
  });
});
