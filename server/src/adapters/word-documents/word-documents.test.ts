import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { aCvPaper } from '../typesetting/a-cv-paper.ts';
import { docxWordDocuments } from './word-documents.docx.ts';

describe('a CV for Word', () => {
  const word = docxWordDocuments();
  afterAll(() => word.close());
  const part = (docx: Buffer, name: string): string =>
    strFromU8(unzipSync(docx)[name] ?? new Uint8Array());

  it('is the same bytes for the same paper, whoever writes it and when', async () => {
    const other = docxWordDocuments();
    const one = await other.writeCv(aCvPaper());
    await other.close();
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await word.writeCv(aCvPaper())).equals(one)).toBe(true);
  });

  it('has headings in order, headed tables, lists, its language and its day', async () => {
    const docx = await word.writeCv(aCvPaper());
    const document = part(docx, 'word/document.xml');
    const headings = [...document.matchAll(/w:pStyle w:val="(Title|Heading\d)"/g)].map(
      ([, style]) => style,
    );
    expect(headings.slice(0, 2)).toEqual(['Title', 'Heading1']);
    expect(headings).toContain('Heading3');
    expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(3);
    expect(document).toContain('<w:numPr>');
    expect(part(docx, 'word/styles.xml')).toContain('w:val="nb-NO"');
    expect(part(docx, 'docProps/core.xml')).toContain('2026-11-23T00:00:00Z');
  });

  it.each([
    ['nb', 'nb-NO'],
    ['sv', 'sv-SE'],
    ['en', 'en-GB'],
  ] as const)('says that it is in %s, and what stands in for Inter', async (locale, tag) => {
    const docx = await word.writeCv(aCvPaper({ locale }));
    expect(part(docx, 'word/styles.xml')).toContain(`<w:lang w:val="${tag}"/>`);
    expect(part(docx, 'docProps/core.xml')).toContain(`<dc:language>${locale}</dc:language>`);
    const fonts = part(docx, 'word/fontTable.xml');
    expect(fonts).toContain('<w:font w:name="Inter"><w:altName w:val="Segoe UI,');
    expect(fonts).toContain('<w:family w:val="swiss"/>');
  });

  it('has in the other design a band, two columns, and headings outside of tables', async () => {
    const docx = await word.writeCv(aCvPaper({ design: 'sidebar' }));
    const document = part(docx, 'word/document.xml');
    const tables = [...document.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table);
    expect(tables[0]).toContain('w:fill="17382F"');
    expect(tables[0]).toContain('Kari Nordli');
    for (const table of tables) expect(table).not.toContain('"Heading');
    expect(document).toMatch(/<w:cols[^>]*w:num="2"[^>]*w:equalWidth="false"/);
    expect(document.match(/"Heading1"/g)?.length).toBeGreaterThan(6);
    expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(3);
    const again = await word.writeCv(aCvPaper({ design: 'sidebar' }));
    expect(again.equals(docx)).toBe(true);
  });

  it.each([
    ['markup', '</w:t><w:p/> & "x"', '&lt;/w:t&gt;&lt;w:p/&gt; &amp;'],
    ['control characters', 'Fjord\u0000\u000B\u202Ekode', 'Fjordkode'],
  ])('sets a name with %s as plain text', async (_what, name, shown) => {
    const docx = await word.writeCv(aCvPaper({ name, headline: name, title: name }));
    expect(part(docx, 'word/document.xml')).toContain(shown);
    expect(part(docx, 'docProps/core.xml')).not.toContain('<w:p/>');
  });

  it('is written by a process of its own, which is killed when it takes too long', async () => {
    const hasty = docxWordDocuments({ timeoutMs: 5 });
    await expect(hasty.writeCv(aCvPaper())).rejects.toMatchObject({ reason: 'timed_out' });
    await hasty.close();
  });
});
