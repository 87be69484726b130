import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as IdentityModule from './identity.ts';
import type * as RequestModule from './request.ts';

const fetched = vi.fn<typeof fetch>();
const refusal = { errorCode: 'identity_not_confirmed', errorMessage: 'Who are you?' };
const refused = () => new Response(JSON.stringify(refusal), { status: 403 });
const done = () => new Response(null, { status: 204 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Whether the server knows who is sitting there. */
let isKnown = false;
let identity: typeof IdentityModule;
let request: (typeof RequestModule)['request'];
const asks = vi.fn<() => void>();

const remove = () => request('DELETE /api/main/account/me/totp');

beforeEach(async () => {
  vi.resetModules();
  identity = await import('./identity.ts');
  ({ request } = await import('./request.ts'));
  vi.stubGlobal('fetch', fetched);
  isKnown = false;
  fetched.mockImplementation(async () => (isKnown ? done() : refused()));
  identity.onIdentityQuestion(asks);
});
afterEach(() => {
  fetched.mockReset();
  asks.mockReset();
  vi.unstubAllGlobals();
});

describe('a call that is refused until the user says who they are', () => {
  it('is sent once more when they have said so', async () => {
    const call = remove();
    await vi.waitUntil(identity.isIdentityUnsure);
    isKnown = true;
    identity.answerIdentity(true);
    await expect(call).resolves.toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(identity.isIdentityUnsure()).toBe(false);
  });
  it('stays refused when they would rather not', async () => {
    const call = remove();
    await vi.waitUntil(identity.isIdentityUnsure);
    identity.answerIdentity(false);
    await expect(call).rejects.toMatchObject({ code: 'identity_not_confirmed' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  it('shares its question with the others that are refused meanwhile', async () => {
    const calls = [remove(), request('POST /api/main/account/me/recovery-codes')];
    await vi.waitUntil(() => fetched.mock.calls.length === 2);
    await settled();
    expect(asks).toHaveBeenCalledTimes(1);
    isKnown = true;
    identity.answerIdentity(true);
    await Promise.all(calls);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});

describe('where no page can ask', () => {
  it('the call is refused at once', async () => {
    vi.resetModules();
    ({ request } = await import('./request.ts'));
    await expect(remove()).rejects.toMatchObject({ code: 'identity_not_confirmed' });
  });
});
