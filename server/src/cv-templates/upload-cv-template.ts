import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import { saveFile } from '../files/files.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { insertTemplate } from './cv-templates.repository.ts';
import { templateView } from './cv-templates.views.ts';
import { displayNameOf } from './display-name.ts';
import { lookIntoTemplate } from './look-into-template.ts';
import { openOwner, openTemplate } from './open-template.ts';

export const uploadCvTemplate: Handler<typeof cvTemplateCalls.uploadCvTemplate> = async (
  context,
  { params: { id }, body, file },
) => {
  await openOwner(context, id, 'manage');
  const check = await lookIntoTemplate(context, file);
  return context.transaction(async (change) => {
    await openOwner(change, id, 'manage');
    const { file_id } = await saveFile(change, file, 'cv_template');
    const template = await insertTemplate(change.db, {
      organization: id,
      display_name: body.display_name ?? displayNameOf(file.file_name),
      file: file_id,
      found: JSON.stringify(check),
      created_at: change.now,
      updated_at: change.now,
    });
    return templateView(await openTemplate(change, template, 'manage'), change.actor);
  });
};
