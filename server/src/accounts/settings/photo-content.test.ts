import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClaimedPng, anAnimation, aPhonePhoto, aPng } from '../../adapters/pictures/a-picture.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signedIn(await anAccount(api.db));
});
afterAll(() => api.close());

const upload = (content: Buffer, name = 'meg.png') =>
  client.call('POST /api/main/account/me/photo', { file: { name, content } });

async function shown(content: Buffer, query: { size?: 'small' } = {}) {
  const { status, body } = await upload(content, 'meg.jpg');
  expect(status).toBe(201);
  const file_id = body.image_url.split('/').at(-1) ?? '';
  return client.call('GET /api/main/image/{file_id}', { params: { file_id }, query });
}

async function refusal(content: Buffer) {
  const { status, error } = await upload(content);
  return [status, error.errorCode];
}

describe('what is kept of a photo', () => {
  it('is what can be seen: neither place nor camera, upright, and as large as pages need', async () => {
    const taken = await aPhonePhoto();
    const before = await sharp(taken).metadata();
    expect(before.exif?.includes('Fotomerke')).toBe(true);
    expect([before.width, before.height, before.orientation]).toEqual([1200, 800, 6]);

    const { raw, headers } = await shown(taken);
    expect(headers['content-type']).toBe('image/webp');
    expect(String(headers['content-disposition'])).toContain('filename="meg.webp"');
    const after = await sharp(raw).metadata();
    expect([after.width, after.height]).toEqual([341, 512]);
    expect([after.exif, after.xmp, after.icc, after.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    for (const told of ['Fotomerke', 'Ida', 'GPS', 'Exif']) expect(raw.includes(told)).toBe(false);
  });

  it('comes in a small size as well, and is never made larger than it was', async () => {
    const small = await sharp(
      (await shown(await aPng(900, 300), { size: 'small' })).raw,
    ).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 128, 43]);
    const tiny = await sharp((await shown(await aPng(40, 20))).raw).metadata();
    expect([tiny.width, tiny.height]).toEqual([40, 20]);
  });

  it('is the first picture of an animation', async () => {
    const still = await sharp((await shown(await anAnimation())).raw, { pages: -1 }).metadata();
    expect([still.pages ?? 1, still.width, still.height]).toEqual([1, 90, 60]);
  });

  it('is nothing if there are more than 40 megapixels, whose header alone is read', async () => {
    const before = process.memoryUsage.rss();
    const bomb = aClaimedPng(30_000, 30_000, Buffer.alloc(3_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await refusal(bomb)).toEqual([400, 'picture_has_too_many_pixels']);
    // Decoded, it would take 2,700 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000);
  });

  it.each([
    ['the header of a picture alone', aClaimedPng(9, 9, Buffer.alloc(0)).subarray(0, 33)],
    ['fewer pixels than the header claims', aClaimedPng(300, 300, Buffer.alloc(10_000))],
    ['no pixels', aClaimedPng(0, 0, Buffer.alloc(0))],
  ])('is nothing if there are %s', async (_what, content) => {
    expect(await refusal(content)).toEqual([400, 'picture_not_readable']);
  });

  it('is nothing if it is of another kind', async () => {
    const gif = await sharp(await aPng(20, 20))
      .gif()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const content of [gif, svg, Buffer.from('%PDF-1.7')]) {
      expect(await refusal(content)).toEqual([400, 'unsupported_file_type']);
    }
  });

  it('is the same for twenty photos at once, which wait for each other', async () => {
    const content = await aPng(600, 600);
    const clients = await Promise.all(
      Array.from({ length: 20 }, async () => api.signedIn(await anAccount(api.db))),
    );
    const answers = await Promise.all(
      clients.map((one) =>
        one.call('POST /api/main/account/me/photo', { file: { name: 'meg.png', content } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  }, 120_000);
});
