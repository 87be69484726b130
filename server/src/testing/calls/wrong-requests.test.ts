import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { limits } from '@torg/protocol/limits';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeError } from '../../platform/log.ts';
import { aWorld, type World } from '../a-world.ts';
import { listen, type RawAnswer, type RawRequest } from '../send-raw.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

let api: TestApi;
let world: World;
let cookie: string;
let send: (request: RawRequest) => Promise<RawAnswer>;
const lines: { level: number; err?: { message: string } }[] = [];

beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = pino({ level: 'info', serializers: { err: describeError } }, { write });
  api = await startTestApi({}, log);
  world = await aWorld(api);
  cookie = (await api.signedIn(world.accounts.buyer)).cookie;
  send = await listen(api);
});
afterAll(() => api.close());
afterEach(() => void lines.splice(0));

const errors = () => lines.filter(({ level }) => level >= 50);
const attachments = () => `/api/main/assignment/${world.draft}/attachments`;
const form = { 'content-type': 'multipart/form-data; boundary=b' };
const codeOf = ({ text }: RawAnswer) => (JSON.parse(text) as { errorCode: string }).errorCode;

/** How many answers of 5xx the metrics count. */
async function failures(): Promise<number> {
  const { text } = await send({ method: 'GET', path: '/metrics' });
  const counts = text.matchAll(/^torg_http_request_seconds_count\{.*status="5\d\d".*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('an upload that is not of form', () => {
  const part = (head: string) => `--b\r\n${head}\r\n\r\ntekst\r\n`;
  const nameless =
    'content-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream';
  const named = 'content-disposition: form-data; name="file"; filename="a.txt"';
  const proto = 'content-disposition: form-data; name="__proto__"';
  const field = (at: number) => part(`content-disposition: form-data; name="f${at}"`);
  it.each([
    ['without a name', `${part(nameless)}--b--\r\n`, [201]],
    ['that ends too early', part(named).slice(0, -4), [400]],
    ['with no parts', 'nothing of the kind', [400]],
    ['with nothing in it', '', [400]],
    ['with a field named __proto__', `${part(proto)}${part(named)}--b--\r\n`, [201, 400]],
    [
      'with fifty fields',
      `${Array.from({ length: 50 }, (_, at) => field(at)).join('')}--b--`,
      [400, 413],
    ],
    ['with two files', `${part(named)}${part(named)}--b--\r\n`, [201, 400]],
  ])('is answered when it comes %s', async (_what, body, statuses) => {
    const headers = { ...form, cookie };
    const answer = await send({ method: 'POST', path: attachments(), headers, body });
    expect(statuses).toContain(answer.status);
    expect(errors()).toEqual([]);
  });

  it('is answered without a boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data', cookie };
    const answer = await send({ method: 'POST', path: attachments(), headers, body: 'x' });
    expect([400, 415]).toContain(answer.status);
    expect(errors()).toEqual([]);
  });

  /** Begins a request, and breaks the connection off some milliseconds after it has come. */
  async function breakOff(kind: 'multipart' | 'json', afterMs: number): Promise<void> {
    const { port } = api.app.server.address() as { port: number };
    const isJson = kind === 'json';
    const head = [
      `POST ${isJson ? '/api/main/assignments/mine' : attachments()} HTTP/1.1`,
      'host: torg.example',
      `cookie: ${cookie}`,
      `content-type: ${isJson ? 'application/json' : form['content-type']}`,
      'content-length: 100000',
      '',
      isJson
        ? '{"locale":'
        : '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntek',
    ].join('\r\n');
    const begun = once(api.app.server, 'request');
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    await begun;
    if (afterMs === 0) socket.destroy();
    else setTimeout(() => socket.destroy(), afterMs);
  }

  it.each(['multipart', 'json'] as const)(
    'rings no alarm when it is broken off: %s',
    async (kind) => {
      const before = await failures();
      await breakOff(kind, 50);
      await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), { timeout: 10_000 });
      expect(lines.filter(({ level }) => level > 30)).toEqual([]);
      expect(await failures()).toBe(before);
    },
  );

  it('takes no place away when it is broken off before it is read', async () => {
    const times = limits.uploads.atOnce + 2;
    for (let time = 0; time < times; time += 1) await breakOff('multipart', 0);
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(times), { timeout: 10_000 });
    const body = `${part(named)}--b--\r\n`;
    const whole = {
      method: 'POST',
      path: attachments(),
      headers: { ...form, cookie },
      body,
    } as const;
    expect((await send(whole)).status).toBe(201);
  });
});

describe('what is no HTTP', () => {
  it.each([
    ['no method', 'WHAT / HTTP/9\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\na: ${'x'.repeat(40_000)}`],
    ['two lengths', 'POST / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'],
  ])('is refused in the form of errors: %s', async (_what, text) => {
    const { port } = api.app.server.address() as { port: number };
    const answer = await new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('error', () => resolve(heard));
      socket.on('close', () => resolve(heard));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('cache-control: no-store');
    expect(answer).toContain('"errorCode":"request_validation_error"');
    expect(errors()).toEqual([]);
  });
});

describe('a body of another type', () => {
  it.each([
    ['POST', '/api/main/assignments/new'],
    ['POST', '/api/auth/sign-out'],
    ['POST', '/api/auth/sign-in'],
    ['DELETE', '/api/main/account/me/photo'],
  ])('is refused at %s %s', async (method, path) => {
    for (const type of ['application/x-www-form-urlencoded', form['content-type'], 'text/plain']) {
      const headers = { 'content-type': type, cookie };
      const answer = await send({ method, path, headers, body: 'a=b' });
      expect([answer.status, codeOf(answer)], type).toEqual([415, 'unsupported_media_type']);
    }
  });

  it('is not decompressed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', cookie };
    const body = gzipSync('{"locale":"nb"}');
    const answer = await send({
      method: 'POST',
      path: '/api/main/assignments/mine',
      headers,
      body,
    });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'malformed_json']);
    expect(errors()).toEqual([]);
  });

  it('is no matter where there is none', async () => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await send({ method: 'POST', path: '/api/main/assignments/new', headers });
    expect(answer.status).toBe(201);
  });
});

describe('an error that is not one', () => {
  it.each([
    [{ reason: 'password hunter2', code: 'E1' }, 'an object with reason, code'],
    [Object.assign(Object.create(null), { message: 'lost' }), 'lost'],
    [null, 'null'],
    ['a text', 'a text'],
    [[1, 2], 'a list of 2'],
  ])('is logged in words: %j', (thrown, message) => {
    expect(describeError(thrown).message).toBe(message);
  });
});
