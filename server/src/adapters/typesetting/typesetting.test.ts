import { PDF } from '@libpdf/core';
import { afterAll, describe, expect, it } from 'vitest';
import { aContractPaper, aFolderPaper, aProofPaper } from './a-paper.ts';
import { typstTypesetting } from './typesetting.typst.ts';

const longText = Array.from(
  { length: 30 },
  (_, at) => `## Del ${at}\n\n${'Partene skal holde det de har avtalt. '.repeat(18)}`,
).join('\n\n');

describe('a document', () => {
  const typesetting = typstTypesetting();
  afterAll(() => typesetting.close());

  async function textOf(pdf: Buffer): Promise<string> {
    const document = await PDF.load(pdf);
    return document
      .extractText()
      .map(({ text }) => text)
      .join('\n')
      .replaceAll(/\s+/g, ' ');
  }

  it('is a tagged PDF in A4, dated, with its language, title and fonts in it', async () => {
    const pdf = await typesetting.typeset('contract', aContractPaper());
    const document = await PDF.load(pdf);
    const page = document.getPage(0);
    expect([page?.width, page?.height].map((side) => Math.round(side ?? 0))).toEqual([595, 842]);
    expect(document.getTitle()).toBe('Samarbeidsavtale');
    expect(document.getLanguage()).toBe('nb');
    expect(document.getCreationDate()?.toISOString().slice(0, 10)).toBe('2026-11-23');
    const catalog = document.getCatalog();
    expect(catalog.has('StructTreeRoot') && catalog.has('MarkInfo')).toBe(true);
    expect(pdf.includes('pdfuaid:part')).toBe(true);
    expect(pdf.includes('Inter-Regular')).toBe(true);
  });

  it('is the same bytes for the same contract', async () => {
    const [one, other] = [typstTypesetting(), typesetting];
    const pdf = await one.typeset('contract', aContractPaper());
    await one.close();
    expect(pdf.equals(await other.typeset('contract', aContractPaper()))).toBe(true);
  });

  it('has its parties, terms, numbered sections, signature lines and page numbers', async () => {
    const pdf = await typesetting.typeset(
      'contract',
      aContractPaper({
        facts: [{ label: 'Timepris', value: '1 250 kr' }],
        texts: [{ heading: 'Oppdraget', text: 'Å bygge\n\n- broer\n- **tunneler**' }],
      }),
    );
    const text = await textOf(pdf);
    for (const part of [
      'Fjordkode AS',
      'Organisasjonsnummer 912 345 678',
      '1 Avtalte vilkår',
      '1 250 kr',
      '2 Oppdraget',
      'tunneler',
      '3 Formål',
      'a) om dette',
      '4 Signaturer',
      'Kari Fjord',
      'Versjon 3',
      'Side 1 av 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each([
    ['nb', 'Bevisside', 'personlig lenke og engangskode', 'I stedet for'],
    ['sv', 'Bevissida', 'personlig länk och engångskod', 'I stället för'],
    ['en', 'Proof page', 'personal link and one-time code', 'In place of'],
  ] as const)('proves in %s who signed, when, from where and how', async (locale, ...parts) => {
    const text = await textOf(await typesetting.typeset('proof', aProofPaper({ locale })));
    const always = [
      'Kari M. Fjord',
      'Ola Nes (ola@fjord.example)',
      '10:30:00',
      '192.0.2.8',
      'ab'.repeat(32),
      'cd'.repeat(32),
      '/verify',
    ];
    for (const part of [...parts, ...always]) expect(text).toContain(part);
  });

  it('may be a folder with values, tables, texts and files', async () => {
    const text = await textOf(await typesetting.typeset('hiring_folder', aFolderPaper()));
    for (const part of ['aml. § 14-12', '1 250 kr', 'Drøftet med tillitsvalgte', 'referat.pdf']) {
      expect(text).toContain(part);
    }
  });

  it('carries files inside it, whatever they are called', async () => {
    const content = Buffer.from('{"kind":"signed"}');
    const file = { mediaType: 'application/json', description: 'Kjeden', content };
    const attach = [{ name: '../../etc/passwd', ...file }];
    const pdf = await typesetting.typeset('proof', aProofPaper(), { attach });
    const document = await PDF.load(pdf);
    const [name = ''] = document.getAttachments().keys();
    expect(Buffer.from(document.getAttachment(name) ?? []).equals(content)).toBe(true);
    const plain = await PDF.load(await typesetting.typeset('proof', aProofPaper()));
    expect(plain.getAttachments().size).toBe(0);
  });

  it.each([
    ['markup that reads files', '#read("/etc/passwd") AS', '#read("/etc/passwd") AS'],
    ['markup that sets', '*fet* _skrå_ $x^2$ @ref <a> AS', '*fet* _skrå_ $x^2$ @ref <a> AS'],
    ['an escape from JSON', 'a"}) #panic("x") \\u{41} AS', 'a"}) #panic("x") \\u{41} AS'],
    ['a right-to-left override', 'Fjord\u202Ekode\u2066 AS', 'Fjordkode AS'],
    ['line breaks', 'Fjord\r\nkode\u2028\u0000AS', 'Fjord kode AS'],
    ['signs that the font lacks', '王 kode 👍🏽 AS', '□ kode □□ AS'],
  ])('sets a name with %s as plain text', async (_what, name, shown) => {
    const [torg, company] = aContractPaper().parties;
    const parties = [torg, company].flatMap((one) => (one ? [{ ...one, name }] : []));
    const facts = [{ label: name, value: name }];
    const texts = [{ heading: name, text: name }];
    const paper = aContractPaper({ title: name, reference: name, parties, facts, texts });
    expect(await textOf(await typesetting.typeset('contract', paper))).toContain(shown);
  });

  it.each([
    ['html', '<script>alert(1)</script>\n\n<b>fet</b>'],
    ['pictures and links', '![](https://a.example/x.png) [her](javascript:alert(1))'],
    ['code', '```\n#read("/etc/passwd")\n```'],
    ['lists in lists in lists', '- a\n  1. b\n     - c\n       - d\n         - e'],
    ['nothing', ''],
    ['only a rule', '---'],
    ['headings that skip levels', '#### Fire\n\n# En\n\n###### Seks'],
  ])('is set from a text with %s', async (_what, text) => {
    const pdf = await typesetting.typeset('contract', aContractPaper({ text }));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is set by a process of its own, which is killed when it takes too long', async () => {
    const hasty = typstTypesetting({ timeoutMs: 5 });
    await expect(hasty.typeset('contract', aContractPaper())).rejects.toMatchObject({
      reason: 'timed_out',
    });
    await hasty.close();
  });

  it('ends when it takes too much memory, and the next document gets a new process', async () => {
    const tight = typstTypesetting({ memory: 60_000_000 });
    for (const _time of [1, 2]) {
      await expect(
        tight.typeset('contract', aContractPaper({ text: longText })),
      ).rejects.toMatchObject({ reason: 'too_much_memory' });
    }
    await tight.close();
  });

  it('waits in line with others, and all are set', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Avtale ${at}`);
    const pdfs = await Promise.all(
      names.map((title) => typesetting.typeset('contract', aContractPaper({ title }))),
    );
    for (const [at, pdf] of pdfs.entries()) expect(await textOf(pdf)).toContain(names[at]);
  });

  it('is set again after the process has gone cold', async () => {
    const brief = typstTypesetting({ warmForMs: 1 });
    const first = await brief.typeset('contract', aContractPaper());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await brief.typeset('contract', aContractPaper())).equals(first)).toBe(true);
    await brief.close();
  });
});
