import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import { saveFile } from '../files/files.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { updateTemplate } from './cv-templates.repository.ts';
import { templateView } from './cv-templates.views.ts';
import { forgetTemplateFile } from './forget-template-file.ts';
import { lookIntoTemplate } from './look-into-template.ts';
import { openForChange, openTemplate } from './open-template.ts';

export const replaceCvTemplate: Handler<typeof cvTemplateCalls.replaceCvTemplate> = async (
  context,
  { params: { id }, body, file },
) => {
  const check = await lookIntoTemplate(context, file);
  return context.transaction(async (change) => {
    const before = await openForChange(change, id);
    const { file_id } = await saveFile(change, file, 'cv_template');
    await updateTemplate(change.db, id, {
      display_name: body.display_name ?? before.display_name,
      file: file_id,
      found: JSON.stringify(check),
      updated_at: change.now,
    });
    await forgetTemplateFile(change, before.file, 'could_not_update_template');
    return templateView(await openTemplate(change, id, 'manage'), change.actor);
  });
};
