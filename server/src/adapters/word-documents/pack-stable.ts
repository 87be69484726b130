import { Packer, type Document } from 'docx';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The properties of the file, without the moment at which it was written. */
function properties({ title, made, locale }: { title: string; made: Date; locale: string }) {
  const day = `${made.toISOString().slice(0, 10)}T00:00:00Z`;
  const moment = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${day}</dcterms:${name}>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>Torg</dc:creator><cp:lastModifiedBy>Torg</cp:lastModifiedBy><dc:language>${locale}</dc:language>${moment('created')}${moment('modified')}</cp:coreProperties>`;
}

/**
 * Who lacks Inter gets the plainest typeface of their system, rather than one with serifs. Embedding
 * Inter would make each file a megabyte.
 */
const fontTable =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:font w:name="Inter"><w:altName w:val="Segoe UI,Helvetica Neue,Arial"/><w:panose1 w:val="020B0604020202020204"/><w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/></w:font></w:fonts>';

/** 1 January 1980, where the clock of ZIP begins. */
const firstDay = 0x00_21_00_00;
const listed = 0x02_01_4b_50;

/** Sets the time of each file in a ZIP, which is otherwise that of the writing. */
function withoutTimes(zip: Buffer): Buffer {
  const end = zip.lastIndexOf('PK\u0005\u0006', -1, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === listed) {
    zip.writeUInt32LE(firstDay, at + 12);
    zip.writeUInt32LE(firstDay, zip.readUInt32LE(at + 42) + 10);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return zip;
}

/** The same document gives the same bytes. */
export async function packStable(
  document: Document,
  about: { title: string; made: Date; locale: string },
): Promise<Buffer> {
  const fonts = { path: 'word/fontTable.xml', data: fontTable };
  const core = { path: 'docProps/core.xml', data: properties(about) };
  return withoutTimes(await Packer.toBuffer(document, undefined, [core, fonts]));
}
