import { limits } from '@torg/protocol/limits';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.mail.sent.length = 0;
  // Each test begins with a step of its own, whatever the one before has used.
  api.clock.advance({ minutes: 2 });
});

const password = 'blåbær på fjellet';
const main = '/api/main/account/me';
const auth = '/api/auth';
const codeOf = (secret: string, at = api.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
/** Of the next step, which is right, too. */
const nextCode = (secret: string) =>
  codeOf(secret, new Date(api.clock.now().getTime() + limits.totp.seconds * 1000));

let count = 0;
async function aPerson(fields: { locale?: 'nb' | 'sv' | 'en' } = {}) {
  const email = `kari.${(count += 1)}@torg.example`;
  const account = await anAccount(api.db, { email, password, ...fields });
  return { email, account };
}
const enter = async (email: string, browser = aBrowser(api)) => {
  const answer = await browser.post(`${auth}/sign-in`, { email, password });
  return { browser, answer };
};
const isIn = async (browser: Browser) => (await browser.get(main)).status === 200;
const second = (browser: Browser, code: string, method = 'totp') =>
  browser.post(`${auth}/second-factor`, { method, code });

async function setUp(browser: Browser) {
  const { body } = await browser.post(`${main}/totp/options`);
  const added = await browser.post(`${main}/totp`, {
    setup: body.setup,
    code: codeOf(body.secret),
  });
  return { secret: body.secret as string, uri: body.uri as string, added };
}
async function aPersonWithApp() {
  const person = await aPerson();
  const { browser } = await enter(person.email);
  const { secret, added } = await setUp(browser);
  const codes = added.body.recovery_codes as string[];
  // The code that confirmed the app is used up.
  api.clock.advance({ minutes: 1 });
  return { ...person, browser, secret, codes };
}

describe('an authenticator app', () => {
  it('is set up with a code, and recovery codes come with it once', async () => {
    const { email, account } = await aPerson();
    const { browser } = await enter(email);
    const { secret, uri, added } = await setUp(browser);
    expect(uri).toContain(`otpauth://totp/Torg:${encodeURIComponent(email)}?issuer=Torg`);
    expect(added.status).toBe(201);
    expect(new Set(added.body.recovery_codes).size).toBe(limits.recoveryCodes);
    expect(added.body.recovery_codes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const { body } = await browser.get(`${main}/security`);
    expect(body).toMatchObject({
      has_password: true,
      totp: { last_used_at: null },
      passkeys: [],
      recovery_codes_left: limits.recoveryCodes,
      is_required: false,
      confirm_with: ['password', 'totp', 'recovery_code'],
      can: { removeTotp: true, renewRecoveryCodes: true },
    });
    await api.runJobs();
    const mails = api.mail.sent.filter(({ to }) => to === email);
    expect(mails).toMatchObject([{ subject: 'Kodeapp er lagt til på Torg' }]);
    const [event] = (await api.events('recorded_change')).slice(-1);
    expect(event).toMatchObject({
      acting_account: account,
      metadata: { what: 'added_totp', objects: [account] },
    });
    const stored = JSON.stringify([
      await api.db.selectFrom('totp').selectAll().execute(),
      await api.db.selectFrom('recovery_code').selectAll().execute(),
      await api.db.selectFrom('idempotency_key').selectAll().execute(),
    ]);
    for (const shown of [secret, ...added.body.recovery_codes]) expect(stored).not.toContain(shown);
  });

  it('is not set up with a wrong code, with somebody else’s secret, or too late', async () => {
    const { browser } = await enter((await aPerson()).email);
    const { browser: other } = await enter((await aPerson()).email);
    const { body } = await browser.post(`${main}/totp/options`);
    const add = (by: Browser, code: string) => by.post(`${main}/totp`, { setup: body.setup, code });
    const expired = { status: 400, body: { errorCode: 'setup_has_expired' } };
    const wrong = await add(browser, codeOf(body.secret) === '000000' ? '000001' : '000000');
    expect(wrong).toMatchObject({ status: 401, body: { errorCode: 'second_factor_is_wrong' } });
    expect(await add(other, codeOf(body.secret))).toMatchObject(expired);
    api.clock.advance({ minutes: limits.totp.setupMinutes });
    await browser.post(`${main}/confirmation`, { method: 'password', password });
    expect(await add(browser, codeOf(body.secret))).toMatchObject(expired);
    expect((await browser.get(`${main}/security`)).body.totp).toBeNull();
  });

  it('makes signing in two steps, and ends the sessions that took only one', async () => {
    const { email, account } = await aPerson();
    const [{ browser }, { browser: other }] = [await enter(email), await enter(email)];
    const { secret } = await setUp(browser);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);

    api.clock.advance({ minutes: 1 });
    const { browser: again, answer } = await enter(email);
    expect(answer.body).toMatchObject({
      user: null,
      second_factor: { methods: ['totp', 'recovery_code'] },
      return_to: '/',
    });
    expect(again.lastCookies().join()).toMatch(/^torg_second_factor=\S+; .*HttpOnly/);
    expect(await isIn(again)).toBe(false);
    const pending = await again.get(`${auth}/second-factor`);
    expect(pending.body).toEqual(answer.body.second_factor);
    const done = await second(again, codeOf(secret));
    expect(done).toMatchObject({ status: 200, body: { user: { account: { account } } } });
    expect(await isIn(again)).toBe(true);
    const { sessions } = (await again.get(`${main}/sessions`)).body;
    expect(sessions).toMatchObject([{ second_factor: true }, { second_factor: true }]);
    const [event] = (await api.events('user_logged_in')).slice(-1);
    expect(event?.metadata).toEqual({ method: 'password', second_factor: 'totp' });
    expect((await again.get(`${auth}/second-factor`)).body.errorCode).toBe('sign_in_not_pending');
  });

  it('is asked for after a mailed link, too, which then leads to its page', async () => {
    const { email, secret } = await aPersonWithApp();
    const browser = aBrowser(api);
    await browser.post(`${auth}/magic-link`, { email, return_to: '/assignments' });
    await api.runJobs();
    const text = api.mail.sent.find(({ subject }) => subject === 'Logg inn på Torg')?.text ?? '';
    const token = /token=([\w-]{43})/.exec(text)?.[1];
    const { body } = await browser.post(`${auth}/magic-link/consume`, { token });
    expect(body).toMatchObject({
      user: null,
      second_factor: { methods: ['totp', 'recovery_code'] },
    });
    expect(await isIn(browser)).toBe(false);
    expect((await second(browser, codeOf(secret))).body.return_to).toBe('/assignments');
  });

  it('accepts a code once, also when it comes twice at the same moment', async () => {
    const { email, secret } = await aPersonWithApp();
    const [{ browser: one }, { browser: two }] = [await enter(email), await enter(email)];
    const code = codeOf(secret);
    const answers = await Promise.all([second(one, code), second(two, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const late = await second((await enter(email)).browser, code);
    expect(late).toMatchObject({ status: 401, body: { errorCode: 'second_factor_is_wrong' } });
    expect((await second((await enter(email)).browser, nextCode(secret))).status).toBe(200);
    const earlier = new Date(api.clock.now().getTime() - limits.totp.seconds * 1000);
    const old = await second((await enter(email)).browser, codeOf(secret, earlier));
    expect(old.body.errorCode).toBe('second_factor_is_wrong');
  });

  it('answers every wrong try alike, and soon makes one wait', async () => {
    const { email, secret, codes } = await aPersonWithApp();
    const { browser } = await enter(email);
    const tries: [string, string][] = [
      ['000000', 'totp'],
      ['aaaaa-aaaaa', 'recovery_code'],
      [secret.slice(0, 6), 'totp'],
      [codes[0] ?? '', 'totp'],
      ['12345', 'totp'],
    ];
    const answers = [];
    for (const [code, method] of tries) answers.push(await second(browser, code, method));
    const bodies = answers.map(({ status, body: { timestamp: _, ...body } }) => ({ status, body }));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    const next = await second(browser, codeOf(secret));
    expect(next).toMatchObject({ status: 429, body: { errorCode: 'too_many_requests' } });
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
    api.clock.advance({ minutes: 1 });
    expect((await second(browser, codeOf(secret))).status).toBe(200);
  });

  it('cannot be guessed from many browsers at once', async () => {
    const { email } = await aPersonWithApp();
    const { browser } = await enter(email);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => second(browser, String(100_000 + at))),
    );
    const tried = guesses.filter(({ status }) => status === 401);
    expect(tried).toHaveLength(limits.signIn.attempts);
  });

  it('waits for ten minutes, and belongs to the browser that took the first step', async () => {
    const { email, secret } = await aPersonWithApp();
    const { browser } = await enter(email);
    const gone = { status: 401, body: { errorCode: 'sign_in_not_pending' } };
    expect(await second(aBrowser(api), codeOf(secret))).toMatchObject(gone);
    api.clock.advance({ minutes: limits.pendingSignIn.minutes });
    expect(await second(browser, codeOf(secret))).toMatchObject(gone);
  });

  it('is replaced by another, whose codes then count', async () => {
    const { email, browser, secret } = await aPersonWithApp();
    const next = await setUp(browser);
    expect(next.added).toMatchObject({ status: 201, body: { recovery_codes: null } });
    api.clock.advance({ minutes: 1 });
    const { browser: again } = await enter(email);
    expect((await second(again, codeOf(secret))).status).toBe(401);
    expect((await second(again, codeOf(next.secret))).status).toBe(200);
  });

  it('set up twice at once gives recovery codes that work, once', async () => {
    const { email } = await aPerson();
    const { browser } = await enter(email);
    const both = await Promise.all([setUp(browser), setUp(browser)]);
    const given = both.map(({ added }) => added.body.recovery_codes).filter(Boolean);
    expect(given).toHaveLength(1);
    api.clock.advance({ minutes: 1 });
    const { browser: again } = await enter(email);
    expect((await second(again, given[0][0], 'recovery_code')).status).toBe(200);
  });

  it('can be removed, and signing in is one step again', async () => {
    const { email, browser } = await aPersonWithApp();
    expect((await browser.delete(`${main}/totp`)).status).toBe(204);
    const { body } = await browser.get(`${main}/security`);
    expect(body).toMatchObject({ totp: null, recovery_codes_left: null });
    expect((await browser.delete(`${main}/totp`)).body.errorCode).toBe(
      'could_not_find_second_factor',
    );
    expect((await enter(email)).answer.body.user).not.toBeNull();
    const { sessions } = (await browser.get(`${main}/sessions`)).body;
    expect(sessions).toMatchObject([{ second_factor: false }, { second_factor: false }]);
  });
});

describe('recovery codes', () => {
  it('sign in once each, also when one comes twice at the same moment', async () => {
    const { email, codes, account } = await aPersonWithApp();
    const [{ browser: one }, { browser: two }] = [await enter(email), await enter(email)];
    const code = codes[3] ?? '';
    const answers = await Promise.all([
      second(one, code, 'recovery_code'),
      second(two, code.toUpperCase().replace('-', ' '), 'recovery_code'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const inside = answers[0]?.status === 200 ? one : two;
    const { body } = await inside.get(`${main}/security`);
    expect(body.recovery_codes_left).toBe(limits.recoveryCodes - 1);
    await api.runJobs();
    const used = api.mail.sent.filter(
      ({ to, subject }) => to === email && subject.includes('gjenopprettingskode'),
    );
    expect(used).toMatchObject([{ subject: 'En gjenopprettingskode er brukt på Torg' }]);
    const changes = (await api.events('recorded_change')) as { metadata: { what: string } }[];
    const last = changes.filter(({ metadata }) => metadata.what === 'used_recovery_code').at(-1);
    expect(last).toMatchObject({ acting_account: account });
  });

  it('can be made anew, which ends the ones before', async () => {
    const { email, browser, codes } = await aPersonWithApp();
    const renewed = await browser.post(`${main}/recovery-codes`);
    expect(renewed.status).toBe(201);
    const { browser: again } = await enter(email);
    expect((await second(again, codes[0] ?? '', 'recovery_code')).status).toBe(401);
    const [first] = renewed.body.recovery_codes;
    expect((await second(again, first, 'recovery_code')).status).toBe(200);
  });

  it('need a factor', async () => {
    const { browser } = await enter((await aPerson()).email);
    const answer = await browser.post(`${main}/recovery-codes`);
    expect(answer.body.errorCode).toBe('could_not_find_second_factor');
  });
});
