import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { demoAccounts } from '../../accounts/demo-accounts.ts';
import { inProduction } from '../in-production.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inProduction);
});
afterAll(() => api.close());

const ask = (url: string, more: object = {}) => api.app.inject({ url, ...more });

describe('in production', () => {
  it('every answer asks browsers to use https alone, for a year and more', async () => {
    const { headers } = await ask('/health/live');
    const [, age] = /^max-age=(\d+); includeSubDomains/.exec(
      String(headers['strict-transport-security']),
    ) ?? ['', '0'];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('no page of another site may read an answer', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
      const answer = await ask('/api/main/account/me', { method, headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('an answer says what it is, and in which encoding', async () => {
    for (const url of ['/api/main/account/me', '/api/auth/options', '/api/main/openapi.json']) {
      expect((await ask(url)).headers['content-type']).toBe('application/json; charset=utf-8');
    }
    expect((await ask('/api/docs')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('TRACE is not answered', async () => {
    const answer = await ask('/api/main/account/me', {
      method: 'TRACE',
      headers: { cookie: 'x=y' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('x=y');
  });

  it('a value that comes twice is refused', async () => {
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    await api.db.updateTable('session').set({ second_factor_at: new Date() }).execute();
    const headers = { cookie: admin.cookie };
    const list = '/api/main/admin/accounts?limit=5';
    expect((await ask(list, { headers })).statusCode).toBe(200);
    expect((await ask(`${list}&limit=6`, { headers })).statusCode).toBe(400);
  });

  it('nobody is offered an account, a mailbox or figures', async () => {
    const [demo] = demoAccounts;
    await anAccount(api.db, { email: demo?.email ?? '' });
    const options = (await ask('/api/auth/options')).json();
    expect(options).toMatchObject({ demo_accounts: [], demo_password: null });
    expect((await ask('/api/main/dev/mails')).statusCode).toBe(404);
    expect((await ask('/api/main/dev/esign/contracts')).statusCode).toBe(404);
    expect((await ask('/metrics')).statusCode).toBe(404);
  });
});
