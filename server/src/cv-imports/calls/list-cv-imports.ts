import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import type { Handler } from '../../platform/handler.ts';
import { openForOwner } from '../../profiles/profiles.queries.ts';
import { findImports } from '../cv-imports.repository.ts';
import { importView } from '../cv-imports.views.ts';

export const listCvImports: Handler<typeof cvImportCalls.listCvImports> = async (
  context,
  { params: { profile } },
) => {
  const { db, actor, now } = context;
  const { organization } = await openForOwner(context, profile);
  const rows = await findImports(db, profile);
  return { cv_imports: rows.map((row) => importView({ ...row, organization }, actor, now)) };
};
