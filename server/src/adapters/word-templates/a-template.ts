import { anArchive } from '../cv-files/a-cv-file.ts';

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (inside: string): string =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;

export const aParagraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A relation of the document, as of a link. */
export const aRelation = (type: string, target: string, mode = 'External'): string =>
  `<Relationship Id="rId9" Type="${office}/${type}" Target="${target}" TargetMode="${mode}"/>`;

interface TemplateParts {
  /** each its own paragraph, unless it is markup */
  lines: readonly string[];
  relation?: string;
  /** the type of the main part */
  type?: string;
  files?: Readonly<Record<string, string | Uint8Array>>;
}

/** A made-up template in Word. */
export function aTemplate({
  lines,
  relation = '',
  type = main,
  files = {},
}: TemplateParts): Buffer {
  const body = lines.map((line) => (line.startsWith('<') ? line : aParagraph(line))).join('');
  return anArchive({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': relations(
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/document.xml': `${head}<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    'word/_rels/document.xml.rels': relations(relation),
    ...files,
  });
}
