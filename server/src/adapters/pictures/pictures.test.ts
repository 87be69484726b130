import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
