import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProvider } from '../../adapters/oidc/a-provider.ts';
import { fakeOidcProvider, type FakeOidcProvider } from '../../adapters/oidc/oidc.fake.ts';
import { openIdConnect } from '../../adapters/oidc/oidc.client.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
let oidc: FakeOidcProvider;
let browser: Browser;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('account').execute();
  oidc = fakeOidcProvider(api.settings.publicUrl);
  api.torg.parts.external.oidcProvider = oidc;
  browser = aBrowser(api);
});

const start = '/api/auth/oidc/start';
const me = async (by = browser) => (await by.get('/api/main/account/me')).body?.account?.account;
const pathOf = (url: URL) => `${url.pathname}${url.search}`;
const failed = '/login?error=sign_in_elsewhere_failed';

/** Goes to the other service and back; returns where the browser ends up. */
async function goThere(query = '', by = browser): Promise<unknown> {
  const left = await by.get(`${start}${query}`);
  const location = String(left.headers['location']);
  if (!location.startsWith('https://id.example')) return location;
  return (await by.get(pathOf(oidc.visit(location)))).headers['location'];
}

describe('a user of the other service', () => {
  it('is signed in and linked when both sides vouch for the address', async () => {
    const account = await anAccount(api.db, { email: 'ida@torg.example' });
    oidc.willBe({ subject: 'ida', email: 'Ida@Torg.example' });
    expect(await goThere('?return_to=/messages')).toBe('/messages');
    expect(await me()).toBe(account);
    const identities = await api.db.selectFrom('oidc_identity').selectAll().execute();
    expect(identities).toMatchObject([{ issuer: 'https://id.example', subject: 'ida', account }]);
    const [event] = (await api.events('user_logged_in')).slice(-1);
    expect(event).toMatchObject({ acting_account: account, metadata: { method: 'oidc' } });
  });

  it('is identified by issuer and subject from then on, whatever the address', async () => {
    const account = await anAccount(api.db, { email: 'ida@torg.example' });
    await goThere();
    const other = await anAccount(api.db, { email: 'annen@torg.example' });
    oidc.willBe({ subject: 'ida', email: 'annen@torg.example' });
    const again = aBrowser(api);
    expect(await goThere('', again)).toBe('/');
    expect(await me(again)).toBe(account);
    expect(await me(again)).not.toBe(other);
  });

  it('joins the company that has invited them, verified', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const account = await anAccount(api.db, {
      email: 'ida@torg.example',
      organization,
      verified: false,
    });
    await api.db
      .insertInto('account_invitation')
      .values({ account, invited_by: null, invited_at: new Date() })
      .execute();
    expect(await goThere()).toBe('/');
    expect(await me()).toBe(account);
    const [event] = await api.events('accepted_invitation');
    expect(event).toMatchObject({ acting_account: account, metadata: { organization } });
    expect(await api.db.selectFrom('account_invitation').selectAll().execute()).toEqual([]);
  });

  it('is somebody else with the same subject at another issuer', async () => {
    await anAccount(api.db, { email: 'ida@torg.example' });
    await goThere();
    oidc.willBe({ issuer: 'https://other.example', subject: 'ida', email: null });
    expect(await goThere('', aBrowser(api))).toBe(failed);
  });

  it.each([
    ['whose address is not vouched for there', { emailVerified: false }, {}],
    ['who is not verified here', {}, { verified: false }],
    ['without an address', { email: null }, {}],
    ['with an unknown address', { email: 'nobody@torg.example' }, {}],
  ])('%s is not signed in', async (_who, person, fields) => {
    await anAccount(api.db, { email: 'ida@torg.example', ...fields });
    oidc.willBe(person);
    expect(await goThere()).toBe(failed);
    expect(await me()).toBeUndefined();
    expect(await api.db.selectFrom('oidc_identity').selectAll().execute()).toEqual([]);
    expect(await api.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('returns to the sign-in page after cancelling, and keeps the page they were going to', async () => {
    oidc.willBe(null);
    expect(await goThere('?return_to=/messages')).toBe(`${failed}&goto=%2Fmessages`);
  });
});

describe('the trip to the other service and back', () => {
  it('never leads out of the app', async () => {
    await anAccount(api.db, { email: 'ida@torg.example' });
    expect(await goThere('?return_to=//evil.example')).toBe('/');
  });

  it('fits into a cookie, however long the return address is', async () => {
    await anAccount(api.db, { email: 'ida@torg.example' });
    const long = encodeURIComponent(`/${'å'.repeat(1_500)}`);
    expect(await goThere(`?return_to=${long}`)).toBe('/');
    expect(await goThere(`?return_to=/${'a'.repeat(1_900)}`)).toMatch(/^\/a{1900}$/);
    await browser.get(`${start}?return_to=/${'a'.repeat(1_900)}`);
    expect(browser.lastCookies()[0]?.length).toBeLessThan(4_096);
  });

  it('works only in the browser that left', async () => {
    await anAccount(api.db, { email: 'ida@torg.example' });
    const left = await browser.get(start);
    const callback = pathOf(oidc.visit(String(left.headers['location'])));
    const other = aBrowser(api);
    expect((await other.get(callback)).headers['location']).toBe(failed);
    await other.get(start);
    expect((await other.get(callback)).headers['location']).toBe(failed);
    expect(await me(other)).toBeUndefined();
  });

  it('works for ten minutes, and once', async () => {
    await anAccount(api.db, { email: 'ida@torg.example' });
    const left = await browser.get(start);
    expect(browser.lastCookies()[0]).toMatch(
      /^torg_sign_in=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const callback = pathOf(oidc.visit(String(left.headers['location'])));
    api.clock.advance({ minutes: 10 });
    expect((await browser.get(callback)).headers['location']).toBe(failed);
    expect(browser.lastCookies()[0]).toMatch(/^torg_sign_in=;/);
  });

  it('reports that the other service is down, before leaving and after returning', async () => {
    await anAccount(api.db, { email: 'ida@torg.example' });
    oidc.isDown(true);
    expect(await goThere()).toBe(failed);
    oidc.isDown(false);
    const left = await browser.get(start);
    oidc.isDown(true);
    const callback = pathOf(oidc.visit(String(left.headers['location'])));
    expect((await browser.get(callback)).headers['location']).toBe(failed);
  });

  it('is refused when no other service is configured', async () => {
    api.torg.parts.external.oidcProvider = null;
    for (const url of [start, '/api/auth/oidc/callback?code=1&state=2']) {
      expect(await browser.get(url)).toMatchObject({
        status: 404,
        body: { errorCode: 'not_found' },
      });
    }
    expect((await browser.get('/api/auth/options')).body.oidc).toBeNull();
  });

  it('works with a real OpenID provider', async () => {
    const { publicUrl } = api.settings;
    const provider = await aProvider(`${publicUrl}/api/auth/oidc/callback`);
    const { issuer, client } = provider;
    const more = { label: 'Prøve-ID', acrValues: undefined };
    api.torg.parts.external.oidcProvider = openIdConnect(
      { issuer, ...client, ...more },
      api.settings,
    );
    try {
      const account = await anAccount(api.db, { email: 'ida@torg.example' });
      provider.willBe({ subject: 'ida', email: 'ida@torg.example', email_verified: true });
      expect((await browser.get('/api/auth/options')).body.oidc).toEqual({ label: 'Prøve-ID' });
      const left = await browser.get(`${start}?return_to=/assignments`);
      const callback = await provider.visit(String(left.headers['location']), publicUrl);
      const back = await browser.get(pathOf(callback));
      expect(back.headers['location']).toBe('/assignments');
      expect(await me()).toBe(account);
    } finally {
      await provider.stop();
    }
  });
});
