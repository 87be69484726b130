import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount, aTotp } from '../accounts.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ADMIN_SECOND_FACTOR: '1' });
});
afterAll(() => api.close());

const password = 'blåbær på fjellet';
const main = '/api/main/account/me';
const accounts = '/api/main/admin/accounts';
const refused = { status: 403, body: { errorCode: 'second_factor_required' } };
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime(),
  });

let count = 0;
async function aPerson(role: 'admin' | 'consultant_buyer' = 'admin') {
  const email = `admin.${(count += 1)}@torg.example`;
  const account = await anAccount(api.db, { email, password, role });
  return { email, account };
}
async function enter(email: string): Promise<Browser> {
  const browser = aBrowser(api);
  await browser.post('/api/auth/sign-in', { email, password });
  return browser;
}
async function anAdminWithFactor() {
  const person = await aPerson();
  const secret = await aTotp(api, person.account);
  const browser = await enter(person.email);
  const proof = { method: 'totp', code: codeOf(secret) };
  expect((await browser.post('/api/auth/second-factor', proof)).status).toBe(200);
  return { ...person, browser };
}

describe('an admin who needs a second factor', () => {
  it('can do nothing without one but set it up, and everything after that', async () => {
    const browser = await enter((await aPerson()).email);
    const { body: me } = await browser.get(main);
    expect(me.mustSetUpSecondFactor).toBe(true);
    expect(new Set(Object.values(me.can))).toEqual(new Set([false]));
    expect(await browser.get(accounts)).toMatchObject(refused);
    expect(await browser.get('/api/main/region')).toMatchObject(refused);
    expect((await browser.get(`${main}/security`)).body.is_required).toBe(true);
    const { body } = await browser.post(`${main}/totp/options`);
    const added = await browser.post(`${main}/totp`, {
      setup: body.setup,
      code: codeOf(body.secret),
    });
    expect(added.status).toBe(201);
    expect((await browser.get(accounts)).status).toBe(200);
    const { body: then } = await browser.get(main);
    expect(then).toMatchObject({ mustSetUpSecondFactor: false, can: { administer: true } });
  });

  it('keeps the last one', async () => {
    const { browser } = await anAdminWithFactor();
    const { body } = await browser.get(`${main}/security`);
    expect(body.can.removeTotp).toBe(false);
    expect(await browser.delete(`${main}/totp`)).toMatchObject(refused);
    expect((await browser.get(`${main}/security`)).body.totp).not.toBeNull();
  });

  it('is asked for it at once when somebody becomes an admin', async () => {
    const { email, account } = await aPerson('consultant_buyer');
    const browser = await enter(email);
    expect((await browser.get('/api/main/region')).status).toBe(200);
    const { browser: admin } = await anAdminWithFactor();
    const edit = await admin.patch(`${accounts}/${account}`, { role: 'admin' });
    expect(edit.status).toBe(200);
    expect(await browser.get('/api/main/region')).toMatchObject(refused);
  });

  it('is nobody else', async () => {
    const browser = await enter((await aPerson('consultant_buyer')).email);
    expect((await browser.get('/api/main/region')).status).toBe(200);
    expect((await browser.get(main)).body.mustSetUpSecondFactor).toBe(false);
  });
});

describe('somebody who has lost their second factor', () => {
  const reason = 'Mistet telefonen, ringte fra kontoret.';

  it('gets it reset by an admin, with a reason, and is told', async () => {
    const { browser: admin, account: by } = await anAdminWithFactor();
    const { email, account } = await aPerson('consultant_buyer');
    const secret = await aTotp(api, account);
    const person = await enter(email);
    await person.post('/api/auth/second-factor', { method: 'totp', code: codeOf(secret) });
    const pending = await enter(email);
    const url = `${accounts}/${account}`;
    expect((await admin.get(url)).body).toMatchObject({
      has_second_factor: true,
      can: { resetSecondFactor: true },
    });
    const answer = await admin.post(`${url}/second-factor/reset`, { reason });
    expect(answer.body).toMatchObject({
      has_second_factor: false,
      sessions: 0,
      can: { resetSecondFactor: false },
    });
    expect((await person.get(main)).status).toBe(401);
    const late = await pending.post('/api/auth/second-factor', { method: 'totp', code: '000000' });
    expect(late.body.errorCode).toBe('sign_in_not_pending');
    const step = await aBrowser(api).post('/api/auth/sign-in', { email, password });
    expect(step.body.user.account.account).toBe(account);
    await api.runJobs();
    expect(api.mail.sent.filter(({ to }) => to === email)).toMatchObject([
      { subject: 'Totrinnsinnloggingen din på Torg er nullstilt' },
    ]);
    const history = await admin.get(`/api/main/admin/changes/${account}`);
    expect(history.body.changes).toMatchObject([
      { what: 'reset_second_factor', by: { account: by }, after: { reason } },
    ]);
    const again = await admin.post(`${url}/second-factor/reset`, { reason });
    expect(again.body.errorCode).toBe('could_not_find_second_factor');
  });

  it('is not reset by themself, without a reason, or by an admin who may be somebody else', async () => {
    const { browser: admin, account: own } = await anAdminWithFactor();
    const { account } = await aPerson('consultant_buyer');
    await aTotp(api, account);
    const reset = (who: string, body: object) =>
      admin.post(`${accounts}/${who}/second-factor/reset`, body);
    expect((await reset(own, { reason })).body.errorCode).toBe('cannot_change_own_account');
    expect((await reset(account, { reason: ' ' })).body.issues).toMatchObject([{ path: 'reason' }]);
    api.clock.advance({ minutes: 10 });
    expect((await reset(account, { reason })).body.errorCode).toBe('identity_not_confirmed');
    const rows = api.db.selectFrom('totp').select('account').where('account', '=', account);
    expect(await rows.execute()).toHaveLength(1);
  });
});
