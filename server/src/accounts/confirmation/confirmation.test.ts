import { limits } from '@torg/protocol/limits';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { softwareAuthenticator } from '../../testing/passkeys/software-authenticator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount, aTotp } from '../accounts.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const password = 'blåbær på fjellet';
const main = '/api/main/account/me';
const refused = { status: 403, body: { errorCode: 'identity_not_confirmed' } };
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime(),
  });
const confirm = (browser: Browser, proof: object) => browser.post(`${main}/confirmation`, proof);
const until = async (browser: Browser) =>
  (await browser.get(`${main}/security`)).body.confirmed_until as string | null;

let count = 0;
/** Signed in for so long that the next change asks who they are. */
async function somebodySignedIn() {
  const email = `siri.${(count += 1)}@torg.example`;
  const account = await anAccount(api.db, { email, password });
  const browser = aBrowser(api);
  await browser.post('/api/auth/sign-in', { email, password });
  api.clock.advance({ minutes: limits.confirmation.minutes });
  return { email, account, browser };
}

const changes: [string, (browser: Browser) => Promise<unknown>][] = [
  ['a new authenticator app', (browser) => browser.post(`${main}/totp/options`)],
  ['its code', (browser) => browser.post(`${main}/totp`, { setup: '-', code: '000000' })],
  ['removing the app', (browser) => browser.delete(`${main}/totp`)],
  ['a new passkey', (browser) => browser.post(`${main}/passkeys/options`)],
  [
    'removing a passkey',
    (browser) => browser.delete(`${main}/passkeys/00000000-0000-4000-8000-000000000000`),
  ],
  ['new recovery codes', (browser) => browser.post(`${main}/recovery-codes`)],
  [
    'a new password without the old one',
    (browser) => browser.post(`${main}/password`, { new_password: 'multer på myra' }),
  ],
];

describe('who has been signed in for a while', () => {
  it.each(changes)('is asked who they are before %s', async (_what, change) => {
    const { browser } = await somebodySignedIn();
    expect(await change(browser)).toMatchObject(refused);
    expect((await confirm(browser, { method: 'password', password })).status).toBe(204);
    expect(await change(browser)).not.toMatchObject(refused);
  });

  it('is not asked again for ten minutes', async () => {
    const { browser } = await somebodySignedIn();
    expect(await until(browser)).toBeNull();
    await confirm(browser, { method: 'password', password });
    expect(Date.parse((await until(browser)) ?? '')).toBeGreaterThan(api.clock.now().getTime());
    api.clock.advance({ minutes: limits.confirmation.minutes });
    expect(await until(browser)).toBeNull();
    expect(await browser.post(`${main}/totp/options`)).toMatchObject(refused);
  });

  it('confirms in this session only', async () => {
    const { browser, email } = await somebodySignedIn();
    const other = aBrowser(api);
    await other.post('/api/auth/sign-in', { email, password });
    expect(await until(other)).not.toBeNull();
    expect(await until(browser)).toBeNull();
  });

  it('confirms with a code, which is then used up', async () => {
    const { browser, account } = await somebodySignedIn();
    const secret = await aTotp(api, account);
    const proof = { method: 'totp', code: codeOf(secret) };
    const answers = await Promise.all([confirm(browser, proof), confirm(browser, proof)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    expect(await until(browser)).not.toBeNull();
  });

  it('confirms with a passkey of their own', async () => {
    const { browser } = await somebodySignedIn();
    await confirm(browser, { method: 'password', password });
    const key = softwareAuthenticator();
    const { body } = await browser.post(`${main}/passkeys/options`);
    await browser.post(`${main}/passkeys`, { name: 'Nøkkel', response: key.create(body) });
    api.clock.advance({ minutes: limits.confirmation.minutes });
    const options = await browser.post(`${main}/confirmation/passkey-options`);
    const proof = { method: 'passkey', response: key.get(options.body) };
    expect((await confirm(browser, proof)).status).toBe(204);
    expect(await until(browser)).not.toBeNull();
    const again = await confirm(browser, proof);
    expect(again).toMatchObject({ status: 401, body: { errorCode: 'second_factor_is_wrong' } });
  });

  it('is slowed down when guessing', async () => {
    const { browser } = await somebodySignedIn();
    const guess = () => confirm(browser, { method: 'password', password: 'a guess' });
    expect(await guess()).toMatchObject({
      status: 400,
      body: { errorCode: 'password_is_wrong' },
    });
    for (let time = 1; time < limits.signIn.attempts; time += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect(await until(browser)).toBeNull();
  });

  it('has nothing to confirm with, without a password and a factor, but to sign in again', async () => {
    const email = 'uten@torg.example';
    await anAccount(api.db, { email });
    const browser = aBrowser(api);
    const follow = async () => {
      api.mail.sent.length = 0;
      await browser.post('/api/auth/magic-link', { email });
      await api.runJobs();
      const token = /token=([\w-]{43})/.exec(api.mail.sent[0]?.text ?? '')?.[1];
      await browser.post('/api/auth/magic-link/consume', { token });
    };
    await follow();
    api.clock.advance({ minutes: limits.confirmation.minutes });
    expect((await browser.get(`${main}/security`)).body.confirm_with).toEqual([]);
    const set = () => browser.post(`${main}/password`, { new_password: 'multer på myra' });
    expect(await set()).toMatchObject(refused);
    await follow();
    expect((await set()).status).toBe(204);
  });
});
