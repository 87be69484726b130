import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import { contentOf, findFile } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { hasFile } from '../cv-imports.policy.ts';
import { openImport } from '../open-import.ts';

const missing = 'cv_pdf_not_found';

export const getCvImportFile: Handler<typeof cvImportCalls.getCvImportFile> = async (
  context,
  { params: { profile_cv_import } },
) => {
  const row = await openImport(context, profile_cv_import);
  const isThere = hasFile(row, context.now);
  const file = found(
    await findFile(context.db, found(isThere ? row.file : null, missing)),
    missing,
  );
  return { ...contentOf(file), inline: true, ifLost: missing };
};
