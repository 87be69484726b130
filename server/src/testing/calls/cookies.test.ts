import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { fakeOidcProvider } from '../../adapters/oidc/oidc.fake.ts';
import { aBrowser } from '../a-browser.ts';
import { inProduction } from '../in-production.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inProduction);
});
afterAll(() => api.close());

const email = 'ida@torg.example';
const password = 'blåbær på fjellet';
const me = '/api/main/account/me';

describe('with https, cookies', () => {
  it('of sessions belong to this host alone and are never sent in the open', async () => {
    await anAccount(api.db, { email, password });
    const browser = aBrowser(api);
    await browser.post('/api/auth/sign-in', { email, password });
    const [cookie = ''] = browser.lastCookies();
    expect(cookie).toMatch(
      /^__Host-torg_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await browser.get(me)).status).toBe(200);
    const [token = ''] = /[\w-]{43}/.exec(cookie) ?? [];
    const old = await api.app.inject({ url: me, cookies: { torg_session: token } });
    expect(old.statusCode).toBe(401);
    await browser.post('/api/auth/sign-out');
    expect(browser.lastCookies()[0]).toMatch(/^__Host-torg_session=; .*Path=\/.*Secure/);
  });

  it('of a sign-in elsewhere do, too', async () => {
    const oidc = fakeOidcProvider(api.settings.publicUrl);
    api.torg.parts.external.oidcProvider = oidc;
    const browser = aBrowser(api);
    const left = await browser.get('/api/auth/oidc/start');
    expect(browser.lastCookies()[0]).toMatch(
      /^__Host-torg_sign_in=\S+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { pathname, search } = oidc.visit(String(left.headers['location']));
    expect((await browser.get(`${pathname}${search}`)).headers['location']).toBe('/');
  });

  it('are named in the documents', async () => {
    const { components } = (await api.app.inject({ url: '/api/main/openapi.json' })).json();
    expect(components.securitySchemes.session.name).toBe('__Host-torg_session');
  });
});
