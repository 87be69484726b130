import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import {
  softwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../testing/passkeys/software-authenticator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const password = 'blåbær på fjellet';
const main = '/api/main/account/me';
const auth = '/api/auth';
const notValid = { status: 401, body: { errorCode: 'passkey_not_valid' } };
const isWrong = { status: 401, body: { errorCode: 'second_factor_is_wrong' } };

let count = 0;
async function aPerson() {
  const email = `ola.${(count += 1)}@torg.example`;
  const account = await anAccount(api.db, { email, password });
  return { email, account, browser: await enter(email) };
}
async function enter(email: string): Promise<Browser> {
  const browser = aBrowser(api);
  await browser.post(`${auth}/sign-in`, { email, password });
  return browser;
}
async function add(browser: Browser, key = softwareAuthenticator(), name = 'Telefonen') {
  const options = await browser.post(`${main}/passkeys/options`);
  // Of several at once, one may be told already here that there are too many.
  if (options.status !== 200) return options;
  return browser.post(`${main}/passkeys`, { name, response: key.create(options.body) });
}
async function aPersonWithPasskey() {
  const person = await aPerson();
  const key = softwareAuthenticator();
  const added = await add(person.browser, key);
  expect(added.status).toBe(201);
  return { ...person, key, codes: added.body.recovery_codes as string[] };
}
const optionsIn = async (browser: Browser) => (await browser.post(`${auth}/passkey/options`)).body;
const signInWith = async (key: SoftwareAuthenticator, browser = aBrowser(api)) =>
  browser.post(`${auth}/passkey`, { response: key.get(await optionsIn(browser)) });

describe('a passkey', () => {
  it('is made for the host of Torg, checks its owner, and brings recovery codes', async () => {
    const { browser, email, account } = await aPerson();
    const { body } = await browser.post(`${main}/passkeys/options`);
    expect(body).toMatchObject({
      rp: { id: 'torg.example', name: 'Torg' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const key = softwareAuthenticator();
    const response = key.create(body);
    const added = await browser.post(`${main}/passkeys`, { name: ' Telefonen ', response });
    expect(added.status).toBe(201);
    expect(added.body.recovery_codes).toHaveLength(limits.recoveryCodes);
    const { passkeys } = (await browser.get(`${main}/security`)).body;
    expect(passkeys).toMatchObject([
      { name: 'Telefonen', last_used_at: null, can: { remove: true } },
    ]);
    const next = await browser.post(`${main}/passkeys/options`);
    expect(next.body.excludeCredentials).toMatchObject([{ id: response.id }]);
    await api.runJobs();
    expect(api.mail.sent.filter(({ to }) => to === email)).toMatchObject([
      { subject: 'En passnøkkel er lagt til på Torg' },
    ]);
    const [event] = (await api.events('recorded_change')).slice(-1);
    expect(event).toMatchObject({ acting_account: account, metadata: { what: 'added_passkey' } });
  });

  it('is refused from another site, unchecked, for somebody else, late, or a second time', async () => {
    const { browser } = await aPerson();
    const { browser: other } = await aPerson();
    const foreign = softwareAuthenticator({ origin: 'https://torg.example.evil.example' });
    expect(await add(browser, foreign)).toMatchObject(notValid);
    const unchecked = softwareAuthenticator({ verifiesUser: false });
    expect(await add(browser, unchecked)).toMatchObject(notValid);
    const { body } = await browser.post(`${main}/passkeys/options`);
    const response = softwareAuthenticator().create(body);
    const send = (by: Browser) => by.post(`${main}/passkeys`, { name: 'Nøkkel', response });
    expect(await send(other)).toMatchObject(notValid);
    expect((await send(browser)).status).toBe(201);
    expect(await send(browser)).toMatchObject(notValid);
    const { body: late } = await browser.post(`${main}/passkeys/options`);
    const made = softwareAuthenticator().create(late);
    api.clock.advance({ minutes: limits.passkey.minutes });
    const answer = await browser.post(`${main}/passkeys`, { name: 'Nøkkel', response: made });
    expect(answer).toMatchObject(notValid);
  });

  it('belongs to one account', async () => {
    const { key } = await aPersonWithPasskey();
    const { browser } = await aPerson();
    const answer = await add(browser, key);
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'passkey_is_taken' } });
  });

  it('is one of at most twenty, also when they are added at once', async () => {
    const { browser, account } = await aPersonWithPasskey();
    const rows = Array.from({ length: limits.passkey.perAccount - 2 }, (_, at) => ({
      account,
      credential_id: `${account}-${at}`,
      public_key: '-',
      counter: 0,
      transports: [],
      name: `Nøkkel ${at}`,
    }));
    await api.db.insertInto('passkey').values(rows).execute();
    const answers = await Promise.all([1, 2, 3].map(() => add(browser)));
    const codes = answers.map(({ body }) => String(body.errorCode ?? 'added'));
    expect(codes.filter((code) => code === 'added')).toHaveLength(1);
    expect(codes.filter((code) => code === 'too_many_passkeys')).toHaveLength(2);
  });

  it('can be removed by its owner only, and then signs nobody in', async () => {
    const { browser, key } = await aPersonWithPasskey();
    const [passkey] = (await browser.get(`${main}/security`)).body.passkeys;
    const { browser: other } = await aPerson();
    const url = `${main}/passkeys/${passkey.passkey_id}`;
    expect((await other.delete(url)).body.errorCode).toBe('could_not_find_passkey');
    expect((await browser.delete(url)).status).toBe(204);
    expect(await signInWith(key)).toMatchObject(notValid);
    expect((await browser.get(`${main}/security`)).body.recovery_codes_left).toBeNull();
  });
});

describe('signing in with a passkey alone', () => {
  it('takes one step, and counts as both factors', async () => {
    const { key, account } = await aPersonWithPasskey();
    const browser = aBrowser(api);
    const options = await optionsIn(browser);
    expect(options).toMatchObject({
      rpId: 'torg.example',
      allowCredentials: [],
      userVerification: 'required',
    });
    const answer = await browser.post(`${auth}/passkey`, {
      response: key.get(options),
      return_to: '/assignments',
    });
    expect(answer.body).toMatchObject({
      user: { account: { account } },
      return_to: '/assignments',
    });
    const { sessions } = (await browser.get(`${main}/sessions`)).body;
    const current = sessions.find((session: { current: boolean }) => session.current);
    expect(current).toMatchObject({ method: 'passkey', second_factor: true });
    const [event] = (await api.events('user_logged_in')).slice(-1);
    expect(event).toMatchObject({
      acting_account: account,
      metadata: { method: 'passkey', second_factor: 'passkey' },
    });
    const { passkeys } = (await browser.get(`${main}/security`)).body;
    expect(passkeys[0].last_used_at).not.toBeNull();
  });

  it('works once for each challenge, also when the answer comes twice at once', async () => {
    const { key } = await aPersonWithPasskey();
    const response = key.get(await optionsIn(aBrowser(api)));
    const send = () => aBrowser(api).post(`${auth}/passkey`, { response });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect(await send()).toMatchObject(notValid);
  });

  it('is refused with a forged, foreign or old challenge, and when nobody was checked', async () => {
    const { key, browser, email, account } = await aPersonWithPasskey();
    const challenge = Buffer.from('a'.repeat(62)).toString('base64url');
    const send = (response: object) => aBrowser(api).post(`${auth}/passkey`, { response });
    expect(await send(key.get({ challenge }))).toMatchObject(notValid);
    // Options for something else are none for signing in.
    const confirmation = await browser.post(`${main}/confirmation/passkey-options`);
    expect(await send(key.get(confirmation.body))).toMatchObject(notValid);
    const options = await optionsIn(aBrowser(api));
    api.clock.advance({ minutes: limits.passkey.minutes });
    expect(await send(key.get(options))).toMatchObject(notValid);
    const stranger = softwareAuthenticator();
    expect(await signInWith(stranger)).toMatchObject(notValid);
    await api.db
      .updateTable('account')
      .set({ verified: false, deactivated_at: new Date() })
      .where('account', '=', account)
      .execute();
    expect(await signInWith(key), email).toMatchObject(notValid);
  });

  it('leads to pages of the app only', async () => {
    const { key } = await aPersonWithPasskey();
    const browser = aBrowser(api);
    const response = key.get(await optionsIn(browser));
    const answer = await browser.post(`${auth}/passkey`, { response, return_to: '//evil.example' });
    expect(answer.body.return_to).toBe('/');
  });
});

describe('a passkey as the second factor', () => {
  it('finishes a sign-in that began with the password', async () => {
    const { email, key } = await aPersonWithPasskey();
    const browser = await enter(email);
    const { body } = await browser.get(`${auth}/second-factor`);
    expect(body.methods).toEqual(['passkey', 'recovery_code']);
    const options = await browser.post(`${auth}/second-factor/passkey-options`);
    expect(options.body.allowCredentials).toHaveLength(1);
    const send = () =>
      browser.post(`${auth}/second-factor`, { method: 'passkey', response: key.get(options.body) });
    expect((await send()).status).toBe(200);
    expect((await browser.get(main)).status).toBe(200);
  });

  it('is refused when it is somebody else’s', async () => {
    const { email } = await aPersonWithPasskey();
    const { key } = await aPersonWithPasskey();
    const browser = await enter(email);
    const { body } = await browser.post(`${auth}/second-factor/passkey-options`);
    const proof = { method: 'passkey', response: key.get(body) };
    expect(await browser.post(`${auth}/second-factor`, proof)).toMatchObject(isWrong);
  });

  it('is asked of nobody who has taken no first step', async () => {
    const answer = await aBrowser(api).post(`${auth}/second-factor/passkey-options`);
    expect(answer).toMatchObject({ status: 401, body: { errorCode: 'sign_in_not_pending' } });
  });
});
