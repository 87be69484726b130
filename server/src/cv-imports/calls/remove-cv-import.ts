import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import type { Handler } from '../../platform/handler.ts';
import { openForEditing } from '../../profiles/profiles.commands.ts';
import { deleteImport } from '../cv-imports.repository.ts';
import { forgetCvFile } from '../forget-cv-file.ts';
import { openImport } from '../open-import.ts';
import { readNext } from '../reading/read-cv-import.ts';

/** The lock of the profile lets a job that is just reading the file end first. */
export const removeCvImport: Handler<typeof cvImportCalls.removeCvImport> = async (
  context,
  { params: { profile_cv_import } },
) => {
  const { profile } = await openImport(context, profile_cv_import);
  await openForEditing(context, profile);
  const file = await deleteImport(context.db, profile_cv_import);
  if (typeof file === 'string') await forgetCvFile(context, file);
  await readNext(context, profile);
};
