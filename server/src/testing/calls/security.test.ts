import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWorld, type World } from '../a-world.ts';
import { inProduction } from '../in-production.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

let api: TestApi;
let world: World;

beforeAll(async () => {
  api = await startTestApi();
  world = await aWorld(api);
});
afterAll(() => api.close());

describe('every answer', () => {
  it('forbids scripts of other sites, frames, and content sniffing', async () => {
    const { headers } = await api.app.inject({ url: '/health/live' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('has its trace, and is not cached by the browser when it is about people', async () => {
    const client = await api.signedIn(world.accounts.buyer);
    const { headers } = await client.call('GET /api/main/account/me');
    expect(headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s when it is long', async (encoding, decompress) => {
    const client = await api.signedIn(world.accounts.buyer);
    const answer = await client.call('GET /api/main/competencies', {
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const { competencies } = JSON.parse(String(decompress(answer.raw)));
    expect(competencies.length).toBeGreaterThan(1_000);
  });
});

describe('an unexpected error', () => {
  it('says nothing about its cause', async () => {
    const client = await api.signedIn(world.accounts.admin);
    await api.db.schema.alterTable('region').renameTo('region_away').execute();
    const answer = await client.call('GET /api/main/region');
    await api.db.schema.alterTable('region_away').renameTo('region').execute();
    expect(answer.status).toBe(500);
    expect(answer.error.errorCode).toBe('global_error_handler');
    expect(Object.keys(answer.error).toSorted()).toEqual([
      'errorCode',
      'errorMessage',
      'timestamp',
    ]);
    expect(answer.raw.toString()).not.toMatch(/region|relation|select|\.ts/i);
  });
});

describe('somebody who sends too many requests', () => {
  it('is refused with a time to wait when guessing passwords', async () => {
    const limited = await startTestApi({ RATE_LIMITS: '1' });
    const guess = () =>
      limited.stranger.call('POST /api/auth/sign-in', {
        body: { email: `nobody-${Math.random()}@torg.example`, password: 'guessing' },
      });
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.error.errorCode).toBe('too_many_requests');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  it.each([
    ['guessing passwords', 'POST', '/api/auth/sign-in', 40],
    ['making calls that strangers may not make', 'GET', '/api/main/account/me', 25],
  ] as const)('is refused when %s with a new cookie each time', async (_what, method, url, n) => {
    const limited = await startTestApi({ RATE_LIMITS: '1', REQUESTS_PER_MINUTE: '20' });
    const attempt = (_: unknown, at: number) =>
      limited.app.inject({
        method,
        url,
        cookies: { torg_session: `made-up-${at}` },
        ...(method === 'POST'
          ? { payload: { email: `nobody-${at}@torg.example`, password: 'x' } }
          : {}),
      });
    const answers = await Promise.all(Array.from({ length: n }, attempt));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    await limited.close();
  });

  it('is refused after the limit of all calls', async () => {
    const limited = await startTestApi({ RATE_LIMITS: '1', REQUESTS_PER_MINUTE: '20' });
    const buyer = await aWorld(limited).then(({ accounts }) => limited.signedIn(accounts.buyer));
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => buyer.call('GET /api/main/account/me')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    await limited.close();
  });
});

describe('health', () => {
  it('is ready when database, migrations and jobs are, and has metrics', async () => {
    const ready = await api.app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ready', database: true, migrations: true, jobs: true },
    ]);
    const metrics = await api.app.inject({ url: '/metrics' });
    expect(metrics.body).toContain('torg_http_request_seconds_bucket');
    expect(metrics.body).not.toContain(world.assignment);
  });

  it('shows metrics in production only with the token', async () => {
    const METRICS_TOKEN = 'x7Qm2Kp9Vt4Rw8Zs';
    const status = async (settings: Record<string, string>, authorization?: string) => {
      const own = await startTestApi(settings);
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await own.app.inject({ url: '/metrics', headers });
      await own.close();
      return answer.statusCode;
    };
    const production = inProduction;
    expect(await status(production, 'Bearer undefined')).toBe(404);
    expect(await status({ ...production, METRICS_TOKEN })).toBe(404);
    expect(await status({ ...production, METRICS_TOKEN }, `Bearer ${METRICS_TOKEN}`)).toBe(200);
    expect(await status({ METRICS_TOKEN }, 'Bearer wrong')).toBe(404);
  });
});
