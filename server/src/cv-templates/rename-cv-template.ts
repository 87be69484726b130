import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import type { Handler } from '../platform/handler.ts';
import { updateTemplate } from './cv-templates.repository.ts';
import { templateView } from './cv-templates.views.ts';
import { openForChange } from './open-template.ts';

export const renameCvTemplate: Handler<typeof cvTemplateCalls.renameCvTemplate> = async (
  context,
  { params: { id }, body: { display_name } },
) => {
  const { db, actor, now } = context;
  const row = await openForChange(context, id);
  await updateTemplate(db, id, { display_name, updated_at: now });
  return templateView({ ...row, display_name, updated_at: now }, actor);
};
