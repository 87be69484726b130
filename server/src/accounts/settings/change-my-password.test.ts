import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const password = 'blåbær på fjellet';
const me = '/api/main/account/me';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

let count = 0;
async function aPerson() {
  const email = `kari.${(count += 1)}@torg.example`;
  return { email, account: await anAccount(api.db, { email, password }) };
}
async function signIn(email: string, userAgent?: string): Promise<Browser> {
  const browser = aBrowser(api, userAgent);
  await browser.post('/api/auth/sign-in', { email, password });
  return browser;
}

describe('a new password', () => {
  const change = 'POST /api/main/account/me/password';
  const next = 'multer på myra';

  it('ends every other session, is confirmed by mail, and replaces the old one', async () => {
    api.mail.sent.length = 0;
    const { email } = await aPerson();
    const [here, there] = [await signIn(email), await signIn(email, chrome)];
    await there.get(me);
    const body = { current_password: password, new_password: next };
    expect((await here.post('/api/main/account/me/password', body)).status).toBe(204);
    expect((await here.get(me)).status).toBe(200);
    expect((await there.get(me)).status).toBe(401);
    await api.runJobs();
    expect(api.mail.sent).toMatchObject([
      { to: email, subject: 'Passordet ditt på Torg er endret' },
    ]);
    const signInWith = async (word: string) =>
      (await aBrowser(api).post('/api/auth/sign-in', { email, password: word })).status;
    expect([await signInWith(password), await signInWith(next)]).toEqual([401, 200]);
  });

  it('requires the present one, and guessing that is slowed down', async () => {
    const client = await api.signedIn((await aPerson()).account);
    const guess = () =>
      client.call(change, { body: { current_password: 'a guess', new_password: next } });
    const first = await guess();
    expect(first).toMatchObject({ status: 400, error: { errorCode: 'password_is_wrong' } });
    for (let time = 1; time < limits.signIn.attempts; time += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  it('requires no present one where there is none', async () => {
    const email = 'uten.passord@torg.example';
    const client = await api.signedIn(await anAccount(api.db, { email }));
    expect((await client.call(change, { body: { new_password: next } })).status).toBe(204);
    const answer = await aBrowser(api).post('/api/auth/sign-in', { email, password: next });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['password123!', ['password_too_common']],
    ['Liverpool1892', ['password_too_common']],
    ['qwertyuiop', ['password_too_common']],
    ['Ida-Solbakken1', ['password_names_you']],
    ['torgtorg2026', ['password_names_you']],
    ['idasol@firma.example', ['password_names_you']],
  ])('is refused at its field when it is easily guessed: %s', async (new_password, codes) => {
    await api.db.deleteFrom('account').where('email', '=', 'idasol@firma.example').execute();
    const person = { name: 'Ida Solbakken', email: 'idasol@firma.example' };
    const client = await api.signedIn(await anAccount(api.db, person));
    const { status, error } = await client.call(change, { body: { new_password } });
    expect({ status, code: error.errorCode }).toEqual({
      status: 400,
      code: 'request_validation_error',
    });
    expect(error.issues).toMatchObject(codes.map((code) => ({ path: 'new_password', code })));
  });

  it('may contain a name beside enough else', async () => {
    const account = await anAccount(api.db, { name: 'Ida Solbakken' });
    const client = await api.signedIn(account);
    for (const new_password of ['solbakken er brattest om vinteren', 'storgata 12 i regnvær']) {
      expect((await client.call(change, { body: { new_password } })).status).toBe(204);
    }
  });

  it('leaves a short one that was set before as it is', async () => {
    const email = 'kort@torg.example';
    await anAccount(api.db, { email, password: 'kort' });
    const answer = await aBrowser(api).post('/api/auth/sign-in', { email, password: 'kort' });
    expect(answer.status).toBe(200);
  });

  it('is possible for whoever has forgotten the old one, by a mailed link', async () => {
    api.mail.sent.length = 0;
    const { email } = await aPerson();
    const browser = aBrowser(api);
    await browser.post('/api/auth/magic-link', { email });
    await api.runJobs();
    const token = /token=([\w-]{43})/.exec(api.mail.sent[0]?.text ?? '')?.[1];
    await browser.post('/api/auth/magic-link/consume', { token });
    const set = await browser.post('/api/main/account/me/password', { new_password: next });
    expect(set.status).toBe(204);
  });

  it('is in the history of the account, without the password', async () => {
    const { email, account } = await aPerson();
    const browser = await signIn(email);
    const body = { current_password: password, new_password: next };
    await browser.post('/api/main/account/me/password', body);
    const [event] = (await api.events('recorded_change')).slice(-1);
    expect(event).toMatchObject({
      acting_account: account,
      metadata: { what: 'changed_password', objects: [account], before: {}, after: {} },
    });
  });

  it('must not be short', async () => {
    const client = await api.signedIn(await anAccount(api.db));
    const answer = await client.call(change, { body: { new_password: 'kort' } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ path: 'new_password' }] } });
  });
});
