import type { cvCalls } from '@torg/protocol/cvs/cvs';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findFacts, mayEdit } from '../../profiles/profiles.queries.ts';
import { findExports, type ExportRow } from './exports.repository.ts';

const exportView = (row: ExportRow) => ({
  cv_export: row.cv_export,
  created_at: row.created_at.toISOString(),
  taken_by:
    row.taken_by === null
      ? null
      : { account: row.taken_by, name: row.name ?? '', organization_name: row.organization_name },
  format: row.format,
  version: row.version,
  locale: row.locale,
  translation: row.translation,
  anonymized: row.is_anonymized,
  cv_variant_name: row.cv_variant_name,
});

export const listCvExports: Handler<typeof cvCalls.listCvExports> = async (
  { db, actor },
  { params: { profile }, query },
) => {
  const facts = found(await findFacts(db, profile, actor.account), 'could_not_find_profile');
  allowed(mayEdit(actor, facts));
  const { rows, total } = await findExports(db, profile, query);
  return { cv_exports: rows.map(exportView), total, ...query };
};
