import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPdf } from './a-pdf.ts';
import { libPdfReader } from './pdf-reader.libpdf.ts';

describe('a PDF is read in a process of its own, which', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'torg-pdf-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function stored(name: string, content: Buffer): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  it('accepts what anybody can read', async () => {
    const path = await stored('whole.pdf', await aPdf({ pages: 3 }));
    await expect(libPdfReader().check(path)).resolves.toBeUndefined();
  });

  it.each([
    ['needs a password', 'encrypted', () => aPdf({ password: 'hemmelig' })],
    ['has no pages', 'no pages', () => aPdf({ pages: 0 })],
    [
      'was cut off',
      'damaged',
      async () => {
        const whole = await aPdf({ pages: 5 });
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'is one by its first bytes only',
      'recover',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 7)]),
    ],
  ])('refuses one that %s', async (_name, reason, content) => {
    const path = await stored('bad.pdf', await content());
    await expect(libPdfReader().check(path)).rejects.toMatchObject({
      name: 'PdfNotReadable',
      message: expect.stringContaining(reason),
    });
  });

  it('is killed when it takes too long, and ends when it takes too much memory', async () => {
    const path = await stored('whole.pdf', await aPdf());
    await expect(libPdfReader({ timeoutMs: 20 }).check(path)).rejects.toThrow('took too long');
    const big = await stored('big.pdf', await aPdf({ pages: 3_000 }));
    await expect(libPdfReader({ memory: 1_000_000 }).check(big)).rejects.toThrow('memory');
  });
});
