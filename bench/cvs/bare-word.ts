import Docxtemplater from 'docxtemplater';
import { Packer } from 'docx';
import PizZip from 'pizzip';
import { cvDocument } from '../../server/src/adapters/word-documents/cv-document.ts';
import type { CvPaper } from '../../server/src/platform/ports/cv-paper.ts';
import type { TemplateFields } from '../../server/src/platform/ports/word-templates.ts';

/** The same document by docx alone: in this process, and with the time of its writing in it. */
export const bareDocument = (paper: CvPaper): Promise<Buffer> => Packer.toBuffer(cvDocument(paper));

/** The template without `{#projects:5}`, which docxtemplater alone does not read. */
export function withoutCounts(template: Buffer): Buffer {
  const zip = new PizZip(template);
  const path = 'word/document.xml';
  zip.file(path, (zip.file(path)?.asText() ?? '').replaceAll(/(\{#\w+):\d+\}/g, '$1}'));
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}

type Plain = string | boolean | { [name: string]: Plain } | Plain[];

/** Names and dates as the texts that docxtemplater prints by itself. */
function plain(value: unknown): Plain {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value as string;
  if ('kind' in value && 'text' in value) return String(value.text);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, plain(one as unknown)]),
  );
}

/** A template filled by docxtemplater alone: nothing is looked at before, and nothing cut or dated. */
export function bareFill(template: Buffer, fields: TemplateFields): Uint8Array {
  const options = { paragraphLoop: true, linebreaks: true, nullGetter: () => '' };
  const document = new Docxtemplater(new PizZip(template), options);
  document.render(plain(fields));
  return document.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' });
}
