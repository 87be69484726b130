import { buffer } from 'node:stream/consumers';
import type { CvTemplate } from '@torg/protocol/cv-templates/cv-templates';
import { unknownTags, type TemplateTag } from '@torg/protocol/cv-templates/template-tags';
import type { ExternalContext, ReceivedFile } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';

const named = ({ tag, kind }: TemplateTag): string => (kind === 'image' ? `%${tag}` : tag);

function checkOf(tags: readonly TemplateTag[]): CvTemplate['check'] {
  const names = [...new Set(tags.map(named))];
  const saysWho = names.includes('name') || names.includes('first_name');
  const withoutName = saysWho ? [] : (['no_name'] as const);
  return {
    tags: names,
    unknown: unknownTags(tags),
    problems: names.length === 0 ? ['no_tags'] : [...withoutName],
  };
}

/** What is in an uploaded template; refuses one that nobody should open, and broken tags. */
export async function lookIntoTemplate(
  { external, log }: Pick<ExternalContext, 'external' | 'log'>,
  file: ReceivedFile,
): Promise<CvTemplate['check']> {
  const { stream } = await external.storage.get(file.storage_key);
  const checked = await external.wordTemplates.check(await buffer(stream));
  if ('tags' in checked) return checkOf(checked.tags);
  if ('faults' in checked) {
    const issues = checked.faults.map((fault) => ({ path: 'file', ...fault }));
    throw new Refusal('could_not_upload_file', { issues });
  }
  log.info({ why: checked.refused }, 'a template was refused');
  const issues = [{ path: 'file', message: checked.refused.slice(0, 300) }];
  throw new Refusal('unsupported_file_type', { issues });
}
