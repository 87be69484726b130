import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { fakeOidcProvider } from '../../adapters/oidc/oidc.fake.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { makeLog } from '../../platform/log.ts';
import { metricsText } from '../../platform/metrics.ts';
import {
  securityAttempts,
  securityChanges,
  type SecurityKind,
} from '../../platform/hardening/security-log.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { aBrowser } from '../a-browser.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';

const email = 'ida.sommerfugl@torg.example';
const name = 'Ida Sommerfugl';
const password = 'blåbær på fjellet';
const nextPassword = 'multer på myra';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';

/** Tests of their own look at these: second factors, files and signatures. */
const elsewhere: readonly SecurityKind[] = [
  ...(['wrong_factor', 'factor_added', 'factor_removed', 'factor_used'] as const),
  ...(['factors_reset', 'recovery_codes_made', 'recovery_code_used'] as const),
  ...(['address_changed', 'file_refused'] as const),
  ...(['signing_link_refused', 'wrong_signing_code'] as const),
];

let api: TestApi;
let admin: TestClient;
let ida: string;
const lines: string[] = [];
let read = 0;

beforeAll(async () => {
  const log = makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  api = await startTestApi({ RATE_LIMITS: '1', REQUESTS_PER_MINUTE: '200' }, log);
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Kari Admin' }));
  ida = await aConsultant(api.db, { account: { email, name } });
  const browser = await api.signedIn(ida);
  await browser.call('POST /api/main/account/me/password', { body: { new_password: password } });
});
afterAll(() => api.close());

type Line = Record<string, unknown>;

const seen = new Set<unknown>();

/** The security lines since this was last called, each with a trace. */
function newLines(): Line[] {
  const fresh = lines.slice(read).map((line) => JSON.parse(line) as Line);
  read = lines.length;
  const found = fresh.filter(({ security }) => security !== undefined);
  for (const { security, trace } of found) {
    expect(trace).toMatch(/^[\da-f]{32}$/);
    seen.add(security);
  }
  return found;
}

const signIn = (browser = aBrowser(api), word = password) =>
  browser.post('/api/auth/sign-in', { email, password: word });

describe('the security log tells of', () => {
  it('a new password', () => {
    expect(newLines()).toMatchObject([{ security: 'password_changed', account: ida }]);
  });

  it('wrong passwords, with the account if there is one and the trace of the answer', async () => {
    const browser = aBrowser(api);
    const { headers } = await signIn(browser, 'a wrong guess');
    expect(newLines()).toMatchObject([
      { security: 'wrong_password', account: ida, trace: headers['x-trace-id'] },
    ]);
    await browser.post('/api/auth/sign-in', { email: 'nobody@torg.example', password });
    expect(newLines()).toMatchObject([{ security: 'wrong_password', account: null }]);
  });

  it('sessions that begin and end, and devices that are new', async () => {
    const browser = aBrowser(api);
    await signIn(browser);
    const method = 'password';
    const begun = { security: 'signed_in', account: ida, method };
    expect(newLines()).toMatchObject([begun, { security: 'new_device', account: ida, method }]);
    await signIn(aBrowser(api));
    expect(newLines()).toMatchObject([begun]);
    await signIn(aBrowser(api, phone));
    expect(newLines()).toMatchObject([begun, { security: 'new_device', account: ida }]);
    await browser.post('/api/auth/sign-out');
    expect(newLines()).toMatchObject([{ security: 'signed_out', account: ida }]);
    const other = await api.signedIn(ida);
    const { body } = await other.call('GET /api/main/account/me/sessions');
    const session_id = body.sessions.find(({ current }) => !current)?.session_id ?? '';
    const params = { session_id };
    await other.call('DELETE /api/main/account/me/sessions/{session_id}', { params });
    expect(newLines()).toMatchObject([{ security: 'sessions_ended', account: ida }]);
  });

  it('links and other services that did not sign anybody in', async () => {
    const token = 'a'.repeat(43);
    await api.stranger.call('POST /api/auth/magic-link/consume', { body: { token } });
    expect(newLines()).toMatchObject([{ security: 'link_refused', account: null }]);
    const oidc = fakeOidcProvider(api.settings.publicUrl);
    api.torg.parts.external.oidcProvider = oidc;
    oidc.isDown(true);
    await aBrowser(api).get('/api/auth/oidc/start');
    expect(newLines()).toMatchObject([{ security: 'other_service_refused', account: null }]);
    api.torg.parts.external.oidcProvider = null;
  });

  it('refusals of rights, and not of strangers who are told to sign in', async () => {
    const client = await api.signedIn(ida);
    await api.stranger.call('GET /api/main/admin/accounts', { query: {} });
    expect(newLines()).toEqual([]);
    await client.call('GET /api/main/admin/accounts', { query: {} });
    const code = 'user_is_not_authorized';
    const call = 'GET /api/main/admin/accounts';
    expect(newLines()).toMatchObject([{ security: 'access_refused', account: ida, code, call }]);
    await client.call('GET /api/main/admin/accounts', { query: {} });
    expect(newLines()).toEqual([]);
    const [method, url] = ['POST', '/api/main/account/me/password'] as const;
    const headers = { cookie: client.cookie, origin: 'https://evil.example' };
    await api.app.inject({ method, url, headers });
    expect(newLines()).toMatchObject([
      { security: 'foreign_request_refused', call: `POST ${url}` },
    ]);
  });

  it('what admins do to rights', async () => {
    const by = admin.account;
    const account = await anAccount(api.db, { verified: false });
    const params = { account };
    await admin.call('PATCH /api/main/admin/accounts/{account}', {
      params,
      body: { verified: true },
    });
    expect(newLines()).toMatchObject([
      { security: 'rights_changed', account, by, changed: ['verified'] },
    ]);
    await admin.call('DELETE /api/main/admin/accounts/{account}/sessions', { params });
    expect(newLines()).toMatchObject([{ security: 'sessions_ended', account, by }]);
    await admin.call('POST /api/main/admin/accounts/{account}/deactivation', { params });
    expect(newLines()).toMatchObject([
      { security: 'sessions_ended', account, by },
      { security: 'account_closed', by },
    ]);
    await admin.call('DELETE /api/main/admin/accounts/{account}/deactivation', { params });
    expect(newLines()).toMatchObject([{ security: 'rights_changed', account, by }]);
    const other = await anAccount(api.db);
    await admin.call('POST /api/main/admin/accounts/{account}/merge/{other}', {
      params: { account, other },
    });
    const ended = { security: 'sessions_ended', account: other };
    const closed = { security: 'account_closed', account: other, by };
    expect(newLines()).toMatchObject([ended, closed, { security: 'rights_changed', account, by }]);
  });

  it('what companies do to rights', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const person = (is_admin_in_company: boolean) =>
      aConsultant(api.db, { account: { organization, is_admin_in_company } });
    const [by, account] = [await person(true), await person(false)];
    const client = await api.signedIn(by);
    await client.call('PUT /api/main/consultant-companies/{id}/users/{account}', {
      params: { id: organization, account },
      body: { is_consultant_admin: true },
    });
    const changed = ['is_admin_in_company'];
    expect(newLines()).toMatchObject([{ security: 'rights_changed', account, by, changed }]);
    await client.call('POST /api/main/consultant-companies/{id}/profiles', {
      params: { id: organization },
      body: { consultant: { name: 'Camilla Sommerfugl', email: 'camilla@torg.example' } },
    });
    expect(newLines()).toMatchObject([
      { security: 'account_made', account: expect.any(String), by, role: 'consultant' },
    ]);
  });

  it('nothing of a change that was refused after all', async () => {
    const params = { account: admin.account ?? '' };
    await admin.call('POST /api/main/admin/accounts/{account}/deactivation', { params });
    expect(newLines()).toMatchObject([
      { security: 'access_refused', code: 'cannot_change_own_account' },
    ]);
  });

  it('the same refusal anew where another server has told of it a moment ago', async () => {
    const others: string[] = [];
    const log = makeLog({ logLevel: 'info' }, { write: (line) => void others.push(line) });
    const other = await startTestApi({ RATE_LIMITS: '1', REQUESTS_PER_MINUTE: '3' }, log);
    for (let times = 0; times < 5; times += 1) {
      await other.app.inject({ url: '/api/main/account/me' });
    }
    await other.close();
    expect(others.filter((line) => line.includes('limit_reached'))).toHaveLength(1);
    expect(newLines()).toEqual([]);
  });

  it('limits, and how often they were reached', async () => {
    const count = async () =>
      Number(/kind="limit_reached"\} (\d+)/.exec((await metricsText()).text)?.[1]);
    const before = await count();
    const requests = Array.from({ length: 210 }, () =>
      api.app.inject({ url: '/api/main/account/me' }),
    );
    const refused = (await Promise.all(requests)).filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(newLines()).toMatchObject([
      { security: 'limit_reached', account: null, call: 'GET /api/main/account/me' },
    ]);
    expect((await count()) - before).toBe(refused.length);
  });

  it('everything it knows, and never who, where from or with what', () => {
    const all = [...Object.keys(securityAttempts), ...Object.keys(securityChanges)];
    const missing = all.filter((kind) => !seen.has(kind) && !elsewhere.includes(kind as never));
    expect(missing).toEqual([]);
    const written = lines.filter((line) => line.includes('"security"')).join('');
    for (const hidden of [
      ...[email, name, password, nextPassword, 'Sommerfugl', 'Kari', '@torg.example'],
      ...['127.0.0.1', 'Firefox', 'iPhone', 'a wrong guess', 'torg_session', 'a'.repeat(43)],
    ]) {
      expect(written).not.toContain(hidden);
    }
  });
});
