import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aPhonePhoto } from '../../adapters/pictures/a-picture.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { smallKey } from '../../platform/ports/storage.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aFile } from '../files.fixtures.ts';
import type { FilePurpose } from '../files.tables.ts';

describe('a picture from before pictures were encoded anew', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const storage = () => api.torg.parts.external.storage;
  const rowOf = (file: string) =>
    api.db.selectFrom('file').selectAll().where('file', '=', file).executeTakeFirst();
  const sweep = async () => {
    await api.runScheduled('sweep-old-pictures');
    await api.runJobs();
  };

  async function stored(content: Buffer | null, purpose: FilePurpose = 'photo') {
    const storage_key = randomUUID();
    const [contentType, file_name] = ['image/jpeg', 'IMG_2041.jpg'];
    if (content !== null) {
      await storage().put(storage_key, content, { contentType, size: content.length });
    }
    const file = await aFile(api.db, { purpose, storage_key, file_name, media_type: contentType });
    return { file, storage_key };
  }
  const showTo = (file: string, account: string) =>
    api.db
      .updateTable('account')
      .set({ image_file: file })
      .where('account', '=', account)
      .execute();

  it('loses its place and camera, at the same address, and is done once', async () => {
    const taken = await aPhonePhoto();
    expect(taken.includes('Fotomerke')).toBe(true);
    const { file, storage_key } = await stored(taken);
    const client = await api.signedIn(await anAccount(api.db));
    await showTo(file, client.account ?? '');
    await sweep();

    const see = async (query: { size?: 'small' }) => {
      const params = { file_id: file };
      const answer = await client.call('GET /api/main/image/{file_id}', { params, query });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      return answer.raw;
    };
    const large = await see({});
    const { width, height, exif, xmp } = await sharp(large).metadata();
    expect([width, height, exif, xmp]).toEqual([341, 512, undefined, undefined]);
    expect(large.includes('Fotomerke')).toBe(false);
    expect((await sharp(await see({ size: 'small' })).metadata()).height).toBe(128);
    for (const key of [storage_key, smallKey(storage_key)]) {
      await expect(storage().get(key)).rejects.toThrow('nothing is stored');
    }
    const row = await rowOf(file);
    expect(row).toMatchObject({ has_small: true, size: large.length, file_name: 'IMG_2041.webp' });
    await sweep();
    expect(await rowOf(file)).toEqual(row);
  });

  it.each([
    ['cannot be decoded', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['is not in the storage', null],
  ])('is taken down when it %s', async (_what, content) => {
    const { file, storage_key } = await stored(content);
    const account = await anAccount(api.db, { role: 'consultant' });
    await showTo(file, account);
    await sweep();
    const client = await api.signedIn(account);
    expect((await client.call('GET /api/main/account/me')).body.account.image_url).toBeNull();
    expect(await rowOf(file)).toBeUndefined();
    await expect(storage().get(storage_key)).rejects.toThrow('nothing is stored');
    const events = await api.events('found_broken_picture');
    expect(events.filter(({ metadata }) => (metadata as { file: string }).file === file)).toEqual([
      {
        kind: 'found_broken_picture',
        acting_account: null,
        metadata: { file, purpose: 'photo' },
      },
    ]);
    const edited = await api.events('edit_profile');
    expect(edited.at(-1)?.metadata).toEqual({ profile: account, section: 'account' });
  });

  it('is taken down from companies as well when it was their logo', async () => {
    const { file } = await stored(Buffer.from('no logo'), 'logo');
    const organization = await anOrganization(api.db);
    const query = api.db.selectFrom('organization').where('organization', '=', organization);
    await api.db
      .updateTable('organization')
      .set({ logo_file: file })
      .where('organization', '=', organization)
      .execute();
    await sweep();
    expect(await query.select('logo_file').execute()).toEqual([{ logo_file: null }]);
    expect(await rowOf(file)).toBeUndefined();
  });

  it('stays old when it cannot be encoded just now, and is encoded later', async () => {
    const { file, storage_key } = await stored(await aPhonePhoto());
    const { external } = api.torg.parts;
    const { encode } = external.pictures;
    external.pictures.encode = () => Promise.reject(new Error('out of processes'));
    await api.runScheduled('sweep-old-pictures');
    expect(await rowOf(file)).toMatchObject({ storage_key, has_small: false });
    external.pictures.encode = encode;
    await sweep();
    expect(await rowOf(file)).toMatchObject({ has_small: true });
  });

  it('is left alone when it is an attachment, which stays as it was sent', async () => {
    const { file } = await stored(await aPhonePhoto(), 'message');
    const row = await rowOf(file);
    await sweep();
    expect(await rowOf(file)).toEqual(row);
  });
});
