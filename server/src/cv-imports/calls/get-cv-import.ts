import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import type { Handler } from '../../platform/handler.ts';
import { describeImport, openImport } from '../open-import.ts';

export const getCvImport: Handler<typeof cvImportCalls.getCvImport> = async (
  context,
  { params: { profile_cv_import } },
) => describeImport(context, await openImport(context, profile_cv_import));
