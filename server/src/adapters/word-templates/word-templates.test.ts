import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { TemplateNotFilled, type TemplateFault } from '../../platform/ports/word-templates.ts';
import { childFailures } from '../../platform/processes/warm-child.ts';
import { anArchive } from '../cv-files/a-cv-file.ts';
import { aPng } from '../pictures/a-picture.ts';
import { aRelation, aTemplate } from './a-template.ts';
import { docxWordTemplates } from './word-templates.docxtemplater.ts';

const templates = docxWordTemplates();
afterAll(() => templates.close());

const field = (instruction: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${instruction}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
const says = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

function textOf(docx: Buffer, part = 'word/document.xml'): string[] {
  const xml = strFromU8(unzipSync(docx)[part] ?? new Uint8Array());
  return xml
    .split('</w:p>')
    .map((one) => one.replaceAll('<w:br/>', '|').replaceAll(/<[^>]+>/g, ''))
    .filter((one) => one !== '');
}

const month = (year: number, of: number | null, text: string) =>
  ({ kind: 'date', text, year, month: of, day: null }) as const;
const fields = {
  name: 'Ida <Solbakken> & Lie',
  description: 'Linje én\nlinje to',
  title: '{name}',
  email: '',
  skills: { kind: 'names', text: 'Java, Kotlin', items: [{ name: 'Java' }, { name: 'Kotlin' }] },
  projects: [
    { name: 'Portal', description: '', from: month(2021, 2, 'feb. 2021') },
    { name: 'Fiskeri', description: 'Om fisk', from: month(2019, null, '2019') },
    { name: 'Tredje', description: 'Om bok', from: month(2018, 11, 'nov. 2018') },
  ],
  courses: [],
  'h.projects': 'Prosjekter',
} as const;
const fill = (lines: readonly string[], pictures = {}) =>
  templates.fill(aTemplate({ lines }), { fields, pictures });

describe('what a template may not have', () => {
  it.each([
    [
      'a relation to elsewhere',
      { lines: ['{name}'], relation: aRelation('image', 'https://a.example/x.png') },
    ],
    [
      'a link without encryption',
      { lines: ['{name}'], relation: aRelation('hyperlink', 'http://a.example') },
    ],
    [
      'a link to a file',
      { lines: ['{name}'], relation: aRelation('hyperlink', 'file:///etc/passwd') },
    ],
    [
      'a template of its own',
      { lines: ['{name}'], relation: aRelation('attachedTemplate', 'x.dotm') },
    ],
    [
      'a part that brings another document',
      { lines: ['{name}'], relation: aRelation('aFChunk', 'a.html', 'Internal') },
    ],
    [
      'a relation out of itself',
      { lines: ['{name}'], relation: aRelation('image', '../../../x.png', 'Internal') },
    ],
    ['macros', { lines: ['{name}'], files: { 'word/vbaProject.bin': 'x' } }],
    ['an embedded object', { lines: ['{name}'], files: { 'word/embeddings/oleObject1.bin': 'x' } }],
    ['a path out of itself', { lines: ['{name}'], files: { '../evil.xml': '<a/>' } }],
    ['altChunk', { lines: ['<x:altChunk r:id="rId9"/>'] }],
    ['an object', { lines: ['<w:p><w:r><w:object/></w:r></w:p>'] }],
    ['DDE', { lines: [field(says('DDEAUTO c:\\\\windows\\\\cmd.exe'))] }],
    ['DDE in pieces', { lines: [field(says('D') + says('DE c:\\\\x'))] }],
    [
      'a field that another one names',
      { lines: [field(field(says('QUOTE 68 68 69')) + says('  c:\\\\x'))] },
    ],
    ['an included picture', { lines: [field(says('INCLUDEPICTURE "https://a.example/x.png"'))] }],
    ['an included text', { lines: ['<w:p><w:fldSimple w:instr="INCLUDETEXT c:\\x"/></w:p>'] }],
    [
      'a document type',
      { lines: ['{name}'], files: { 'word/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' } },
    ],
    [
      'another encoding',
      { lines: ['{name}'], files: { 'word/styles.xml': Buffer.from('<a/>', 'utf16le') } },
    ],
    [
      'the type of a document with macros',
      { lines: ['{name}'], type: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
    ],
  ])('%s is refused', async (_name, parts) => {
    expect(await templates.check(aTemplate(parts))).toHaveProperty('refused');
  });

  it('something else than a Word document is refused', async () => {
    expect(await templates.check(Buffer.from('PK'))).toHaveProperty('refused');
    expect(await templates.check(anArchive({ 'a.xml': '<a/>' }))).toHaveProperty('refused');
  });

  it('a bomb is refused for what it says about itself, before it is opened', async () => {
    const bomb = aTemplate({
      lines: ['{name}'],
      files: { 'word/media/a.xml': ' '.repeat(5_000_000) },
    });
    const checked = await templates.check(bomb);
    expect(checked).toHaveProperty('refused.what');
    // These are the ends of a process that has begun to open it.
    expect(childFailures).not.toContain('refused' in checked && checked.refused.what);
  });

  it('a plain link stays', async () => {
    for (const target of ['https://granskog.example/a?b=1', 'mailto:ida@granskog.example']) {
      const parts = { lines: ['{name}'], relation: aRelation('hyperlink', target) };
      expect(await templates.check(aTemplate(parts))).toHaveProperty('tags');
    }
    expect(
      await templates.check(aTemplate({ lines: [field(says('PAGE')), '{name}'] })),
    ).toHaveProperty('tags');
  });
});

describe('the tags of a template', () => {
  it('are listed with the loops around them', async () => {
    const lines = ['{name} {%image}', '{#projects:5}', '{from:MM.yyyy} {navn}', '{/projects}'];
    expect(await templates.check(aTemplate({ lines }))).toEqual({
      tags: [
        { tag: 'name', kind: 'print', within: [] },
        { tag: 'image', kind: 'image', within: [] },
        { tag: 'projects', kind: 'loop', within: [] },
        { tag: 'from', kind: 'print', within: ['projects'] },
        { tag: 'navn', kind: 'print', within: ['projects'] },
      ],
    });
  });

  it('that do not fit together are named with their paragraph', async () => {
    const lines = ['Hei {name}', 'Mine {#projects} her', 'Slutt'];
    const checked = await templates.check(aTemplate({ lines }));
    const { faults } = checked as { faults: TemplateFault[] };
    expect(faults[0]?.code).toBe('unclosed_loop');
    expect(faults[0]?.message).toContain('paragraph 2 ("Mine {#projects} her")');
    expect(faults[0]?.details).toEqual({
      ...{ tag: 'projects', part: 'word/document.xml' },
      ...{ paragraph: 2, text: 'Mine {#projects} her' },
    });
  });
});

describe('a refused template', () => {
  it.each([
    ['{/projects}', 'unopened_loop'],
    ['{#projects}', 'unclosed_loop'],
    ['{#projects}{/courses}', 'wrong_closing_tag'],
    ['{name', 'unclosed_tag'],
    ['name}', 'unopened_tag'],
  ])('with %s says %s', async (line, code) => {
    expect(await templates.check(aTemplate({ lines: ['Hei', line] }))).toMatchObject({
      faults: [{ code, details: { paragraph: 2 } }],
    });
  });

  it.each([
    ['has_macros', { lines: ['{name}'], files: { 'word/vbaProject.bin': 'x' } }],
    ['has_forbidden_part', { lines: ['{name}'], files: { 'word/embeddings/a.bin': 'x' } }],
    ['has_embedded_document', { lines: ['<w:p><w:r><w:object/></w:r></w:p>'] }],
    [
      'loads_from_elsewhere',
      { lines: ['{name}'], relation: aRelation('image', 'https://a.example/x.png') },
    ],
    ['has_forbidden_field', { lines: [field(says('DDEAUTO c:\\\\x'))] }],
    ['unsafe_archive', { lines: ['{name}'], files: { '../evil.xml': '<a/>' } }],
    ['unreadable_part', { lines: ['{name}'], files: { 'word/styles.xml': '<a>' } }],
    ['no_word_document', { lines: ['{name}'], type: 'application/xml' }],
  ])('says %s', async (code, parts) => {
    expect(await templates.check(aTemplate(parts))).toMatchObject({ refused: { code } });
  });
});

describe('a filled template', () => {
  it('has texts as they are, with their lines and without markup', async () => {
    expect(textOf(await fill(['{name}', '{description}', '{title}', '{@name}']))).toEqual([
      'Ida &lt;Solbakken&gt; &amp; Lie',
      'Linje én|linje to',
      '{name}',
    ]);
  });

  it('has nothing of whom it was filled for before, and the same bytes for the same person', async () => {
    const template = aTemplate({ lines: ['{name}', '{#image}Har bilde{/image}'] });
    const named = (name: string) =>
      templates.fill(template, { fields: { ...fields, name }, pictures: { image: null } });
    const first = await named('Kari Nordmann');
    expect(textOf(await named('Ola Hansen'))).toEqual(['Ola Hansen']);
    expect((await named('Kari Nordmann')).equals(first)).toBe(true);
  });

  it('prints what it does not know and what is missing as nothing', async () => {
    expect(textOf(await fill(['({ukjent})', '({email})', '({constructor})']))).toEqual([
      '()',
      '()',
      '()',
    ]);
  });

  it('repeats, counts, cuts and writes dates by a pattern', async () => {
    const lines = [
      '{h.projects}',
      '{#projects:2}',
      '{name:4} {from:MM.yyyy} ({description})',
      '{/projects}',
      '{#courses}{name}{/courses}{^courses}Ingen kurs{/courses}',
      '{skills}',
      '{#skills}[{name}]{/skills}',
    ];
    expect(textOf(await fill(lines))).toEqual([
      'Prosjekter',
      'Por… 02.2021 ()',
      'Fis… 2019 (Om fisk)',
      'Ingen kurs',
      'Java, Kotlin',
      '[Java][Kotlin]',
    ]);
  });

  it('has the photo with its relation, its type and what it shows', async () => {
    const content = await aPng(30, 40);
    const image = { content, mediaType: 'image/png', width: 30, height: 40, alt: 'Bilde av "Ida"' };
    const docx = await fill(['Foto: {%image}!', '{#image}Har bilde{/image}'], { image });
    expect(textOf(docx)).toEqual(['Foto: !', 'Har bilde']);
    const parts = unzipSync(docx);
    expect(Buffer.from(parts['word/media/torg-image.png'] ?? []).equals(content)).toBe(true);
    expect(strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())).toContain(
      '/word/media/torg-image.png',
    );
    expect(strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array())).toContain(
      'Extension="png"',
    );
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain(
      'descr="Bilde av &quot;Ida&quot;"',
    );
    expect(
      textOf(await fill(['Foto: {%image}!', '{#image}Har bilde{/image}'], { image: null })),
    ).toEqual(['Foto: !']);
  });

  it('that takes too long ends with its process, and the next one is filled', async () => {
    const hurried = docxWordTemplates({ timeoutMs: 1 });
    await expect(
      hurried.fill(aTemplate({ lines: ['{name}'] }), { fields, pictures: {} }),
    ).rejects.toThrow(TemplateNotFilled);
    await hurried.close();
    expect(textOf(await fill(['{name:3}']))).toEqual(['Id…']);
  });
});
