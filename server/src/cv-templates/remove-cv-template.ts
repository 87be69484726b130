import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import type { Handler } from '../platform/handler.ts';
import { deleteTemplate } from './cv-templates.repository.ts';
import { forgetTemplateFile } from './forget-template-file.ts';
import { openForChange } from './open-template.ts';

export const removeCvTemplate: Handler<typeof cvTemplateCalls.removeCvTemplate> = async (
  context,
  { params: { id } },
) => {
  const { file } = await openForChange(context, id);
  await deleteTemplate(context.db, id);
  await forgetTemplateFile(context, file, 'could_not_delete_template');
};
