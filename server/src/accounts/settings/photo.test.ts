import { randomUUID } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallKey } from '../../platform/ports/storage.ts';
import { aFile } from '../../files/files.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = { name: 'meg.png', content: pixel };
const upload = 'POST /api/main/account/me/photo';
const idIn = (url: string | null) => url?.split('/').at(-1) ?? '';
const filesOf = (account: string) =>
  api.db.selectFrom('file').selectAll().where('uploaded_by', '=', account).execute();
const getImage = (file_id: string, client = api.stranger) =>
  client.call('GET /api/main/image/{file_id}', { params: { file_id } });

describe('a photo of oneself', () => {
  it('is shown to everybody who is signed in, and cached by their browser', async () => {
    const client = await api.signedIn(await anAccount(api.db));
    const { status, body } = await client.call(upload, { file: png });
    expect(status).toBe(201);
    const me = await client.call('GET /api/main/account/me');
    expect(me.body.account.image_url).toBe(body.image_url);
    expect(body.image_url).toMatch(/^\/api\/main\/image\/[0-9a-f-]{36}$/);

    const other = await api.signedIn(await anAccount(api.db, { verified: false }));
    const image = await getImage(idIn(body.image_url), other);
    expect(image.status).toBe(200);
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=2592000',
      'x-content-type-options': 'nosniff',
    });
    expect(String(image.headers['content-disposition'])).toMatch(/^inline/);
    expect((await getImage(idIn(body.image_url))).status).toBe(401);
  });

  it('replaces the one before, whose row and content are deleted', async () => {
    const account = await anAccount(api.db);
    const client = await api.signedIn(account);
    const first = await client.call(upload, { file: png });
    const [old] = await filesOf(account);
    const second = await client.call(upload, { file: png });
    await api.runJobs();
    const files = await filesOf(account);
    expect(files.map(({ file }) => file)).toEqual([idIn(second.body.image_url)]);
    expect((await getImage(idIn(first.body.image_url), client)).status).toBe(404);
    const { storage } = api.torg.parts.external;
    for (const key of [old?.storage_key ?? '', smallKey(old?.storage_key ?? '')]) {
      await expect(storage.get(key)).rejects.toThrow('nothing is stored');
    }
    const [kept] = files;
    const { size } = await storage.get(kept?.storage_key ?? '');
    expect([size, kept?.media_type]).toEqual([kept?.size, 'image/webp']);
  });

  it('uploaded twice at once leaves one of them', async () => {
    const account = await anAccount(api.db);
    const client = await api.signedIn(account);
    const answers = await Promise.all([1, 2, 3].map(() => client.call(upload, { file: png })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const me = await client.call('GET /api/main/account/me');
    const files = await filesOf(account);
    expect(files.map(({ file }) => file)).toEqual([idIn(me.body.account.image_url)]);
  });

  it('can be removed, also when there is none', async () => {
    const account = await anAccount(api.db);
    const client = await api.signedIn(account);
    await client.call(upload, { file: png });
    for (const _time of [1, 2]) {
      expect((await client.call('DELETE /api/main/account/me/photo')).status).toBe(204);
    }
    expect((await client.call('GET /api/main/account/me')).body.account.image_url).toBeNull();
    expect(await filesOf(account)).toEqual([]);
  });

  it('must be a picture, whatever its name says, and not too large', async () => {
    const account = await anAccount(api.db);
    const client = await api.signedIn(account);
    const text = await client.call(upload, { file: { name: 'meg.png', content: 'ikke et bilde' } });
    expect(text).toMatchObject({ status: 400, error: { errorCode: 'unsupported_file_type' } });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const drawing = await client.call(upload, { file: { name: 'meg.svg', content: svg } });
    expect(drawing.error.errorCode).toBe('unsupported_file_type');
    const large = Buffer.concat([pixel, Buffer.alloc(limits.photo.size)]);
    const tooLarge = await client.call(upload, { file: { name: 'meg.png', content: large } });
    expect(tooLarge).toMatchObject({ status: 413, error: { errorCode: 'payload_too_large' } });
    expect(await filesOf(account)).toEqual([]);
  });
});

describe('the call for images', () => {
  it('serves pictures of before as they are, under a name that is safe', async () => {
    const account = await anAccount(api.db);
    const client = await api.signedIn(account);
    const storage_key = randomUUID();
    const about = { contentType: 'image/png', size: pixel.length };
    await api.torg.parts.external.storage.put(storage_key, pixel, about);
    const file_name = 'bilde\u202Egnp.hta';
    const file_id = await aFile(api.db, { purpose: 'photo', storage_key, file_name });
    for (const query of [{}, { size: 'small' as const }]) {
      const old = await client.call('GET /api/main/image/{file_id}', {
        params: { file_id },
        query,
      });
      expect([old.status, old.headers['content-type']]).toEqual([200, 'image/png']);
      expect(old.raw.equals(pixel)).toBe(true);
      expect(String(old.headers['content-disposition'])).toContain('filename="bildegnp.hta.png"');
    }
  });

  it('serves photos and logos only, not what belongs to a thread or an assignment', async () => {
    const account = await anAccount(api.db);
    const client = await api.signedIn(account);
    for (const purpose of ['message', 'assignment'] as const) {
      const { file } = await api.db
        .insertInto('file')
        .values({
          storage_key: randomUUID(),
          file_name: 'hemmelig.png',
          media_type: 'image/png',
          size: 1,
          sha256: '-',
          purpose,
          uploaded_by: account,
        })
        .returning('file')
        .executeTakeFirstOrThrow();
      const answer = await getImage(file, client);
      expect(answer).toMatchObject({ status: 404, error: { errorCode: 'could_not_find_image' } });
    }
    expect((await getImage(randomUUID(), client)).error.errorCode).toBe('could_not_find_image');
  });
});
