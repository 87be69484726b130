import type { TemplateFields, TemplateFilling } from '../../platform/ports/word-templates.ts';
import { clean } from '../word-documents/clean.ts';
import type { OpenedTemplate } from './opened-templates.ts';
import { pictureModule } from './picture-module.ts';
import { prepareTemplate } from './prepare-template.ts';
import { packPart, writeZip, type PackedPart } from './write-zip.ts';

/** The same fields, without letters that XML does not have. */
function cleaned<T>(value: T): T {
  if (typeof value === 'string') return value.split(/\r?\n/).map(clean).join('\n') as T;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]): [string, unknown] => [
    name,
    cleaned(one as unknown),
  ]);
  return Object.fromEntries(entries) as T;
}

/** A part as it is packed; what no filling changes is packed once. */
function packedPart(path: string, content: Buffer, { parts, packed }: OpenedTemplate): PackedPart {
  if (parts.get(path)?.equals(content) !== true) return packPart(content);
  const part = packed.get(path) ?? packPart(content);
  packed.set(path, part);
  return part;
}

/** The template with everything filled in. */
export function fillTemplate(
  template: OpenedTemplate,
  { fields, pictures }: TemplateFilling,
): Uint8Array {
  const { parts } = template;
  const placed = pictureModule(pictures);
  const document = prepareTemplate(parts, [placed.module]);
  document.render({ ...cleaned<TemplateFields>(fields), ...placed.flags });
  const zip = document.getZip();
  for (const [path, content] of placed.files(
    (path) => zip.file(path)?.asText() ?? parts.get(path)?.toString('utf8'),
  )) {
    zip.file(path, content);
  }
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  return writeZip(
    new Map(files.map((file) => [file.name, packedPart(file.name, file.asNodeBuffer(), template)])),
  );
}
