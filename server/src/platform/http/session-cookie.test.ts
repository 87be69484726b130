import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { newToken, sessionCookie } from './session-cookie.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const contract = '/api/contracts/client/contracts/00000000-0000-4000-8000-000000000001';

async function answerTo(url: string, token: string, method: 'GET' | 'POST' = 'GET') {
  const answer = await api.app.inject({
    ...{ url, method, cookies: { [sessionCookie(api.settings)]: token } },
    ...(method === 'POST' ? { payload: { subject: { token: 'x' } } } : {}),
  });
  const { error_code, errorCode } = answer.json<Record<string, string>>();
  return [answer.statusCode, error_code ?? errorCode];
}

it.each(['x', 'a.b.c', `${newToken()}=`, newToken().slice(1), 'é'.repeat(43), 'a'.repeat(5_000)])(
  'the contracts service names a session cookie that is not of our form: %.20s',
  async (token) => {
    const code = 'access_token_could_not_be_decoded';
    expect(await answerTo(contract, token)).toEqual([401, code]);
  },
);

it('one of our form without a session is a stranger, and so it is on the other bases', async () => {
  expect(await answerTo(contract, newToken())).toEqual([401, 'unauthorized']);
  const me = await answerTo('/api/main/account/me', 'a.b.c');
  expect(me).toEqual([401, 'user_is_not_authorized']);
});

it('whoever follows a link to sign is not stopped by an old cookie', async () => {
  const url = '/api/contracts/signing/open';
  expect(await answerTo(url, 'a.b.c', 'POST')).toEqual([404, 'not_found']);
});
