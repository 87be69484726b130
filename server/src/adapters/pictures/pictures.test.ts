import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPng, aClaimedPng } from './a-picture.ts';
import { sharpPictures } from './pictures.sharp.ts';

describe('pictures are decoded in a process of their own, which', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'torg-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function stored(name: string, content: Buffer): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  it('ends when it takes too much memory', async () => {
    const path = await stored('large.png', await aPng(3_000, 3_000));
    const tight = sharpPictures({ memory: 30_000_000 });
    await expect(tight.encode(path)).rejects.toMatchObject({
      code: 'picture_not_readable',
      message: expect.stringContaining('memory'),
    });
  });

  it('is killed when it takes too long', async () => {
    const path = await stored('slow.png', await aPng(3_000, 3_000));
    await expect(sharpPictures({ timeoutMs: 20 }).encode(path)).rejects.toMatchObject({
      code: 'picture_not_readable',
      message: expect.stringContaining('too long'),
    });
  });

  it('refuses by the header, so that a small claim costs what a large one does', async () => {
    const pictures = sharpPictures();
    const path = await stored('bomb.png', aClaimedPng(30_000, 30_000, Buffer.alloc(1_000)));
    await expect(pictures.encode(path)).rejects.toMatchObject({
      code: 'picture_has_too_many_pixels',
    });
  });

  it('lets later pictures through after many have failed at once', async () => {
    const pictures = sharpPictures({ atOnce: 2 });
    const broken = await stored('broken.png', Buffer.from('no picture'));
    const whole = await stored('whole.png', await aPng(20, 20));
    const all = await Promise.allSettled(
      [broken, broken, broken, whole].map((path) => pictures.encode(path)),
    );
    expect(all.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });
});

describe('a logo that is drawn (SVG)', () => {
  const pictures = sharpPictures();
  afterAll(() => pictures.close());

  const drawing = (size: string, drawn = '') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude" ${size}>` +
        `<rect width="64" height="64" fill="#235642"/>${drawn}</svg>`,
    );

  it.each([
    ['viewBox="0 0 64 64"', 200, 200],
    ['width="1" height="1" viewBox="0 0 64 64"', 200, 200],
    ['width="6400" height="640"', 640, 64],
    ['width="30000" height="30000"', 200, 200],
  ])('is printed as large as logos are, with %s', async (size, width, height) => {
    const printed = await pictures.print(drawing(size), 'logo');
    expect(printed).toMatchObject({ mediaType: 'image/png', width, height });
  });

  it('has the same bytes each time', async () => {
    const twice = [0, 1].map(() => pictures.print(drawing('viewBox="0 0 64 64"'), 'logo'));
    const [first, second] = await Promise.all(twice);
    expect(first?.content.length).toBeGreaterThan(0);
    expect(first).toEqual(second);
  });

  it('shows a picture inside it, and nothing of other files', async () => {
    const bare = await pictures.print(drawing('viewBox="0 0 64 64"'), 'logo');
    const file = pathToFileURL(join(import.meta.dirname, '../../../../docs/pictures/cv.png')).href;
    const text = pathToFileURL(import.meta.filename).href;
    const inside = `data:image/png;base64,${(await aPng(9, 9)).toString('base64')}`;
    const own = drawing('viewBox="0 0 64 64"', `<image href="${inside}" width="64" height="64"/>`);
    expect((await pictures.print(own, 'logo'))?.content).not.toEqual(bare?.content);
    const drawn = [
      `<image href="${file}" width="64" height="64"/>`,
      `<text y="32"><xi:include href="${text}" parse="text"/></text>`,
    ];
    for (const one of drawn) {
      const printed = await pictures.print(drawing('viewBox="0 0 64 64"', one), 'logo');
      expect(printed?.content.equals(bare?.content ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('is left out where nobody can draw it', async () => {
    const broken = [drawing('width="3e9" height="3e9"'), Buffer.from('<svg')];
    for (const one of broken) expect(await pictures.print(one, 'logo')).toBeNull();
  });
});
