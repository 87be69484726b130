import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeOidcProvider } from '../../adapters/oidc/oidc.fake.ts';
import { aBrowser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount, aTotp } from '../accounts.fixtures.ts';

const apis: TestApi[] = [];
let api: TestApi;
let strict: TestApi;
beforeAll(async () => {
  const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'torg' };
  api = await startTestApi();
  strict = await startTestApi({ ...oidc, OIDC_ACR_VALUES: 'substantial' });
  apis.push(api, strict);
});
afterAll(() => Promise.all(apis.map((one) => one.close())));

async function comeFromThere(at: TestApi) {
  const account = await anAccount(at.db, { email: 'ida@torg.example' });
  const secret = await aTotp(at, account);
  const provider = fakeOidcProvider(at.settings.publicUrl);
  at.torg.parts.external.oidcProvider = provider;
  const browser = aBrowser(at);
  const left = await browser.get('/api/auth/oidc/start?return_to=/messages');
  const back = provider.visit(String(left.headers['location']));
  const answer = await browser.get(`${back.pathname}${back.search}`);
  return { browser, secret, location: answer.headers['location'] };
}
const isIn = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get('/api/main/account/me')).status === 200;

it('signing in with another service asks for the second factor', async () => {
  const { browser, secret, location } = await comeFromThere(api);
  expect(location).toBe('/login/second-factor');
  expect(await isIn(browser)).toBe(false);
  const timestamp = api.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const answer = await browser.post('/api/auth/second-factor', { method: 'totp', code });
  expect(answer).toMatchObject({ status: 200, body: { return_to: '/messages' } });
  expect(await isIn(browser)).toBe(true);
});

it('a service that is asked for a level of assurance has asked for the factor itself', async () => {
  const { browser, location } = await comeFromThere(strict);
  expect(location).toBe('/messages');
  const { body } = await browser.get('/api/main/account/me/sessions');
  expect(body.sessions).toMatchObject([{ method: 'oidc', second_factor: true }]);
});
