import { crc32 } from 'node:zlib';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = 'http://schemas.openxmlformats.org';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const contentTypes = `${xml}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`;
const relations = `${xml}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function paragraph(text: string, isTitle = false): string {
  const look = isTitle ? '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr>' : '';
  return `<w:p><w:r>${look}<w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
}

/**
 * A zip entry in two parts: the header before the content, and its record in the central directory.
 */
function entry(name: string, content: Buffer, offset: number) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  // 1 January 1980, the first day that zip can represent.
  fields.writeUInt16LE(33, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  const own = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), content]);
  const listed = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    fields,
    place,
    Buffer.from(name),
  ]);
  return { own, listed };
}

/** A zip archive without compression. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const entries: ReturnType<typeof entry>[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const one = entry(name, Buffer.from(text, 'utf8'), offset);
    entries.push(one);
    offset += one.own.length;
  }
  const list = Buffer.concat(entries.map(({ listed }) => listed));
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries.map(({ own }) => own), list, end]);
}

/** A plain Word document: a title, and a paragraph for each line. */
export function makeDocx(title: string, text: string): Buffer {
  const body = [paragraph(title, true), ...text.split('\n').map((line) => paragraph(line))];
  const main = `${xml}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  return zip({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations,
    'word/document.xml': main,
  });
}
