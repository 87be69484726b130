import { strToU8, zipSync } from 'fflate';

/** An archive notes when its files were written; these were always written at the same time. */
const mtime = new Date(2025, 0, 15, 12);

/** A made-up archive of these texts, the same bytes each time. */
export const anArchive = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
      { mtime },
    ),
  );

const paragraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

const word = (body: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`;

/** A made-up CV in Word, with headings and a table that has the years beside the jobs. */
export const aWordCv = (more: Readonly<Record<string, string>> = {}): Buffer =>
  anArchive({
    '[Content_Types].xml': '<Types/>',
    ...more,
    'word/document.xml': word(
      [
        paragraph('Kari Nordstrand', 'Title'),
        paragraph('kari@nordstrand.example'),
        paragraph('Arbeidserfaring', 'Heading1'),
        `<w:tbl><w:tr><w:tc>${paragraph('2018 – 2020')}</w:tc><w:tc>${paragraph('Utvikler, Fjordvarme')}</w:tc></w:tr></w:tbl>`,
      ].join(''),
    ),
    'word/styles.xml':
      '<w:styles xmlns:w="urn:w"><w:style w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>',
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="a" TargetMode="External" Target="file:///etc/passwd"/></Relationships>',
  });
