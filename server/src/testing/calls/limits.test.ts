import { afterEach, describe, expect, it } from 'vitest';
import { listen, type RawAnswer, type RawRequest } from '../send-raw.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

const limit = 20;
let api: TestApi;

async function startLimited() {
  api = await startTestApi({ RATE_LIMITS: '1', REQUESTS_PER_MINUTE: String(limit) });
  return listen(api);
}
afterEach(() => api.close());

const refused = (answers: RawAnswer[]) => answers.filter(({ status }) => status === 429).length;
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ email: 'nobody@torg.example' });

/** The path with some letters encoded, for each number in another way. */
const spelled = (path: string, at: number) =>
  path
    .split('')
    .map((letter, index) => {
      const isEncoded = letter !== '/' && (at + 1) & (1 << (index % 6));
      return isEncoded ? `%${letter.charCodeAt(0).toString(16)}` : letter;
    })
    .join('');

describe('a limit by address', () => {
  it('counts a mail to sign in with however its address is spelled', async () => {
    const send = await startLimited();
    const path = (at: number) => spelled('/api/auth/magic-link', at);
    for (let at = 0; at < 10; at += 1) {
      await send({ method: 'POST', path: '/api/auth/magic-link', headers: json, body });
    }
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        send({ method: 'POST', path: path(at), headers: json, body }),
      ),
    );
    expect(refused(answers)).toBe(25);
  });

  it.each([
    ['encoded', (at: number) => spelled('/api/main/region', at)],
    ['with the whole address', () => 'http://torg.example/api/main/region'],
    ['plain', () => '/api/main/region'],
  ])('counts reads that are %s', async (_what, path) => {
    const send = await startLimited();
    const paths = Array.from({ length: limit + 5 }, (_, at) => path(at));
    const answers = await Promise.all(paths.map((one) => send({ method: 'GET', path: one })));
    expect(refused(answers)).toBe(5);
  });

  it.each([
    '/api/main/nothing',
    '/api/nothing',
    '/%61pi/nothing',
    '//api/main/region',
    '/./api/main/region',
    '/api/../api/main/region',
    '/API/main/region',
    '/api/main/region/',
    '/api%2Fmain%2Fregion',
    '/api/main/%zz',
    '/%C0%80',
  ])('counts what is not there: %s', async (path) => {
    const send = await startLimited();
    const answers = await Promise.all(
      Array.from({ length: limit + 5 }, () => send({ method: 'GET', path })),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(limit);
    expect(refused(answers)).toBe(5);
  });

  it('counts HEAD together with GET', async () => {
    const send = await startLimited();
    const path = '/api/main/recommendation-mails/stop?token=x';
    const answers: RawAnswer[] = [];
    for (let at = 0; at < 61; at += 1) {
      answers.push(await send({ method: at % 2 ? 'HEAD' : 'GET', path }));
    }
    expect(refused(answers)).toBe(1);
  });

  it('does not count pages and files of health', async () => {
    const send = await startLimited();
    const answers = await Promise.all(
      Array.from({ length: limit + 5 }, () => send({ method: 'GET', path: '/health/live' })),
    );
    expect(refused(answers)).toBe(0);
  });
});

describe('an error', () => {
  it.each([
    ['/%61pi/contracts/nothing', 'error_code'],
    ['/api//contracts/nothing', 'error_code'],
    ['/api/contracts/%zz', 'error_code'],
    ['/api/%6dain/nothing', 'errorCode'],
    ['/api/auth/nothing', 'errorCode'],
    ['//api/main/region', 'errorCode'],
  ])('at %s has the form of its base', async (path, key) => {
    const send = await startLimited();
    const { status, text, headers } = await send({ method: 'GET', path });
    expect(status).toBe(404);
    expect(JSON.parse(text)).toHaveProperty(key, 'not_found');
    expect(headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is never cached, whatever refuses it', async () => {
    const send = await startLimited();
    const page = { accept: 'text/html' };
    const wrong: RawRequest[] = [
      { method: 'GET', path: '/api/main/nothing' },
      { method: 'GET', path: '/api/contracts/nothing' },
      { method: 'GET', path: '/api/main/account/me' },
      { method: 'GET', path: '/api/main/%zz' },
      { method: 'GET', path: '/assets/gone.js' },
      { method: 'GET', path: '/api/main/recommendation-mails/stop', headers: page },
      { method: 'GET', path: '/api/main/region', headers: { traceparent: 'no' } },
      { method: 'POST', path: '/api/auth/sign-in', headers: json, body: '{' },
      { method: 'POST', path: '/api/auth/sign-in', headers: { origin: 'https://evil.example' } },
      { method: 'OPTIONS', path: '/api/main/region' },
    ];
    for (const request of wrong) {
      const { status, headers } = await send(request);
      expect(status, request.path).toBeGreaterThanOrEqual(400);
      expect(headers['cache-control'], request.path).toBe('no-store');
    }
    const more = Array.from({ length: limit }, () => send({ method: 'GET', path: '/api/nothing' }));
    const limited = (await Promise.all(more)).find(({ status }) => status === 429);
    expect(limited?.headers['cache-control']).toBe('no-store');
  });
});
