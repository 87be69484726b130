import type { CvTemplate } from '@torg/protocol/cv-templates/cv-templates';
import { unknownTags, type TemplateTag } from '@torg/protocol/cv-templates/template-tags';

const named = ({ tag, kind }: TemplateTag): string => (kind === 'image' ? `%${tag}` : tag);

/** What the author of a template should know about its tags. */
export function checkOf(tags: readonly TemplateTag[]): CvTemplate['check'] {
  const names = [...new Set(tags.map(named))];
  const saysWho = names.includes('name') || names.includes('first_name');
  const withoutName = saysWho ? [] : (['no_name'] as const);
  return {
    tags: names,
    unknown: unknownTags(tags),
    problems: names.length === 0 ? ['no_tags'] : [...withoutName],
  };
}
