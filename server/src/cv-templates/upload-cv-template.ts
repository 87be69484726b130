import type { cvTemplateCalls } from '@torg/protocol/cv-templates/cv-templates';
import { limits } from '@torg/protocol/limits';
import { saveFile } from '../files/files.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { insertTemplate } from './cv-templates.repository.ts';
import { templateView } from './cv-templates.views.ts';
import { lookIntoTemplate } from './look-into-template.ts';
import { openOwner, openTemplate } from './open-template.ts';

/** A template without a name of its own is called as its file. */
function displayNameOf(fileName: string): string {
  const name = fileName.replace(/\.docx$/i, '').trim();
  const all = Array.from(name === '' ? fileName : name);
  return all.slice(0, limits.cvTemplate.displayName).join('');
}

export const uploadCvTemplate: Handler<typeof cvTemplateCalls.uploadCvTemplate> = async (
  context,
  { params: { id }, body, file },
) => {
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
