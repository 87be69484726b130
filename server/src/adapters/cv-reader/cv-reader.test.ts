import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { aPdf } from '../pdf-reader/a-pdf.ts';
import { pdfBomb, pdfDrawing, pdfOfPages, pdfWithHugePicture } from './a-hostile-pdf.ts';
import { pdfjsCvReader } from './cv-reader.pdfjs.ts';

const notReadable = { error: 'could_not_read_pdf' };
const tooLarge = { error: 'cv_pdf_too_large' };

/** On a busy machine even a small file takes seconds, so most tests wait longer than Torg does. */
const reader = pdfjsCvReader({ timeoutMs: 60_000 });
afterAll(() => reader.close());

const drawing = (operators: string): Buffer => pdfDrawing(Buffer.from(operators));

describe('a PDF of a stranger', () => {
  it('is read with the place, size and weight of its texts', { timeout: 120_000 }, async () => {
    const read = await reader.readPdf(drawing('BT /F 12 Tf 50 700 Td (Kari Nordmann) Tj ET'));
    expect(read).toMatchObject({ pages: [{ width: 595, height: 842, links: [] }] });
    const [item] = 'pages' in read ? (read.pages[0]?.items ?? []) : [];
    expect(item).toMatchObject({
      text: 'Kari Nordmann',
      x: 50,
      y: 130,
      size: 12,
      visible: true,
      bold: false,
    });
  });

  it('shows which of its texts leave no ink', { timeout: 120_000 }, async () => {
    const read = await reader.readPdf(
      drawing('BT /F 12 Tf 50 700 Td (Seen) Tj 3 Tr 0 -40 Td (Hidden) Tj ET'),
    );
    const items = 'pages' in read ? (read.pages[0]?.items ?? []) : [];
    const visible = Object.fromEntries(items.map(({ text, visible: seen }) => [text.trim(), seen]));
    expect(visible).toMatchObject({ Seen: true, Hidden: false });
  });

  it.each([
    ['is empty', () => Buffer.alloc(0)],
    ['is random', () => randomBytes(20_000)],
    [
      'begins as one and is random',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000)]),
    ],
    ['is a page of the web', () => Buffer.from('<!doctype html><p>Kari Nordmann</p>')],
    ['needs a password', () => aPdf({ password: 'hemmelig' })],
    ['has no text, as a scan', () => aPdf({ pages: 2 })],
    ['has nothing but NUL for text', () => drawing('BT /F 12 Tf 50 700 Td <000000> Tj ET')],
  ])('that %s cannot be read', { timeout: 120_000 }, async (_what, content) => {
    expect(await reader.readPdf(await content())).toEqual(notReadable);
  });

  it.each([51, 20_000])(
    'with %i pages is too large, before any is read',
    { timeout: 120_000 },
    async (pages) => {
      expect(await reader.readPdf(pdfOfPages(pages))).toEqual(tooLarge);
    },
  );

  it('may have fifty pages', { timeout: 120_000 }, async () => {
    const read = await reader.readPdf(pdfOfPages(50));
    expect('pages' in read && read.pages).toHaveLength(50);
  });

  it('keeps its words beside a picture that is a bomb', { timeout: 120_000 }, async () => {
    const read = await reader.readPdf(pdfWithHugePicture());
    expect(JSON.stringify(read)).toContain('Kari Nordmann');
  });

  it(
    'of a few kilobytes that unpacks to gigabytes ends only the process that reads it',
    { timeout: 180_000 },
    async () => {
      const bomb = pdfBomb(1_850);
      expect(bomb.length).toBeLessThan(20_000);
      expect(await reader.readPdf(bomb)).toEqual(notReadable);
      expect(await reader.readPdf(pdfOfPages(1))).toHaveProperty('pages');
    },
  );

  it('that takes too long is given up, and the next is read', { timeout: 120_000 }, async () => {
    const hurried = pdfjsCvReader({ timeoutMs: 1 });
    expect(await hurried.readPdf(pdfOfPages(50))).toEqual(notReadable);
    await hurried.close();
  });
});
