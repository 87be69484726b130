import type { TemplateFields, TemplateFilling } from '../../platform/ports/word-templates.ts';
import { clean } from '../word-documents/clean.ts';
import { pictureModule } from './picture-module.ts';
import { prepareTemplate } from './prepare-template.ts';

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

/** The template with everything filled in. */
export function fillTemplate(
  parts: ReadonlyMap<string, Buffer>,
  { fields, pictures }: TemplateFilling,
): Uint8Array {
  const placed = pictureModule(pictures);
  const document = prepareTemplate(parts, [placed.module]);
  document.render({ ...cleaned<TemplateFields>(fields), ...placed.flags });
  const zip = document.getZip();
  for (const [path, content] of placed.files(
    (path) => zip.file(path)?.asText() ?? parts.get(path)?.toString('utf8'),
  )) {
    zip.file(path, content);
  }
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}
