import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { limits } from '@torg/protocol/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { libPdfReader } from '../../adapters/pdf-reader/pdf-reader.libpdf.ts';
import { sharpPictures } from '../../adapters/pictures/pictures.sharp.ts';
import { memoryStorage } from '../../adapters/storage/storage.memory.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sendError } from '../../platform/http/error-answers.ts';
import { receiveUploads, type Upload } from '../../platform/http/files/uploads.ts';

const types = ['text/plain', 'application/pdf'];
const codes = { tooLarge: 'assignment_not_ready', notStored: 'could_not_find_image' } as const;
const rules = {
  one: { types, size: 1_000 },
  several: { types, size: 1_000, files: 3 },
  coded: { types, size: 1_000, codes },
};

let app: FastifyInstance;
let storage: ReturnType<typeof memoryStorage>;
let received: Upload[];
let allowed = true;

beforeEach(async () => {
  storage = { ...memoryStorage() };
  storage.partFolder += '-uploads-test';
  received = [];
  allowed = true;
  const receive = receiveUploads({
    external: { storage, pictures: sharpPictures(), pdfReader: libPdfReader() },
    checkQuota: async () => {
      if (!allowed) throw new Refusal('upload_quota_reached');
    },
  });
  app = Fastify();
  await app.register(multipart);
  app.setErrorHandler(sendError);
  for (const [name, rule] of Object.entries(rules)) {
    app.post(`/${name}`, async (request) => {
      received.push(await receive(request, rule, 'account'));
      return {};
    });
  }
});
afterEach(async () => {
  await app.close();
  await rm(storage.partFolder, { recursive: true, force: true });
});

const parts = () => (existsSync(storage.partFolder) ? readdirSync(storage.partFolder) : []);
const file = (content: string, name = 'a.txt') => new File([new Blob([content])], name);

async function post(path: string, fields: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('http://torg.example', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const answer = await app.inject({ method: 'POST', url: path, payload, headers });
  return { status: answer.statusCode, code: answer.json<{ errorCode?: string }>().errorCode };
}

describe('an upload', () => {
  it('may have several files, and text fields before, between and after them', async () => {
    const sent: [string, string | File][] = [
      ['locale', 'nb'],
      ['file', file('en', '1.txt')],
      ['title', 'Behov æøå'],
      ['file', file('%PDF-1.7\nto', '2.pdf')],
      ['note', ''],
    ];
    expect(await post('/several', sent)).toEqual({ status: 200, code: undefined });
    const [upload] = received;
    expect(upload?.fields).toEqual({ locale: 'nb', title: 'Behov æøå', note: '' });
    expect(upload?.files.map((one) => [one.file_name, one.media_type, one.size])).toEqual([
      ['1.txt', 'text/plain', 2],
      ['2.pdf', 'application/pdf', 11],
    ]);
    const [first] = upload?.files ?? [];
    const { stream } = await storage.get(first?.storage_key ?? '');
    expect((await buffer(stream)).toString()).toBe('en');
    expect(parts()).toEqual([]);
  });

  it('is refused whole, and leaves nothing, if one of its files is wrong or too many', async () => {
    const good = ['file', file('god')] as const;
    const program: [string, File] = ['file', file('MZ\u0000\u0001', 'b.txt')];
    const large: [string, File] = ['file', file('x'.repeat(1_001))];
    expect(await post('/several', [[...good], program])).toEqual({
      status: 400,
      code: 'unsupported_file_type',
    });
    expect((await post('/several', [[...good], large])).code).toBe('payload_too_large');
    const four = Array.from({ length: 4 }, (): [string, File] => [...good]);
    expect((await post('/several', four)).code).toBe('too_many_files');
    expect((await post('/one', [[...good], [...good]])).code).toBe('too_many_files');
    expect([parts(), storage.keys(), received]).toEqual([[], [], []]);
  });

  it('is refused with the codes of its call', async () => {
    expect((await post('/coded', [['file', file('x'.repeat(1_001))]])).code).toBe(codes.tooLarge);
    storage.putFile = () => Promise.reject(new Error('the bucket is gone'));
    expect((await post('/coded', [['file', file('god')]])).code).toBe(codes.notStored);
    expect(parts()).toEqual([]);
  });

  it('needs a file, a whole form, and no more text than calls take elsewhere', async () => {
    expect((await post('/one', [['locale', 'nb']])).code).toBe('request_validation_error');
    const long = 'x'.repeat(limits.body.size + 1);
    expect(
      (
        await post('/one', [
          ['note', long],
          ['file', file('a')],
        ])
      ).code,
    ).toBe('payload_too_large');
    for (const payload of [
      '',
      '--x',
      '--x\r\nnonsense',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
    ]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await app.inject({ method: 'POST', url: '/one', payload, headers });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([
        400,
        'request_validation_error',
      ]);
    }
    expect(parts()).toEqual([]);
  });

  it('takes several files under the name `file` alone, and no text under it', async () => {
    for (const wrong of [
      [
        ['note', file('a')],
        ['file', file('b')],
      ],
      [
        ['annex', file('a')],
        ['note', 'tekst'],
      ],
      [['file', 'tekst']],
    ] as [string, File | string][][]) {
      expect((await post('/several', wrong)).code).toBe('request_validation_error');
    }
    expect([parts(), storage.keys(), received]).toEqual([[], [], []]);
  });

  it('is refused before it is read when it says that it is too large, or nothing more may come', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '900000000',
    };
    const answer = await app.inject({ method: 'POST', url: '/one', payload: '--x', headers });
    expect(answer.json().errorCode).toBe('payload_too_large');
    allowed = false;
    expect((await post('/one', [['file', file('a')]])).code).toBe('upload_quota_reached');
  });

  it('that is broken off leaves nothing, and its place is free again', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nbegynnelsen';
    for (let broken = 0; broken < limits.uploads.atOnce * 2; broken += 1) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const sending = httpRequest({ port, method: 'POST', path: '/one', headers });
      sending.on('error', () => {});
      sending.write(head);
      await vi.waitFor(() => expect(parts()).toHaveLength(1));
      sending.destroy();
      await vi.waitFor(() => expect(parts()).toEqual([]));
    }
    expect((await post('/one', [['file', file('hel')]])).status).toBe(200);
    expect(storage.keys()).toHaveLength(1);
  });
});
