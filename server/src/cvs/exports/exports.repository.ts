import { sql, type Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { CvExportTable } from '../cvs.tables.ts';

export async function insertExport(tx: Tx, taken: Insertable<CvExportTable>): Promise<void> {
  await tx.insertInto('cv_export').values(taken).execute();
}

/** Newest first, with who took it and where they worked. */
export async function findExports(
  db: Db,
  profile: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db
    .selectFrom('cv_export as e')
    .leftJoin('account as a', 'a.account', 'e.taken_by')
    .leftJoin('organization as o', 'o.organization', 'e.organization')
    .select(['e.cv_export', 'e.created_at', 'e.format', 'e.version', 'e.locale', 'e.translation'])
    .leftJoin('cv_variant as v', 'v.cv_variant', 'e.cv_variant')
    .select([
      'v.name as cv_variant_name',
      'e.is_anonymized',
      'e.taken_by',
      'a.name',
      'o.name as organization_name',
    ])
    .where('e.profile', '=', profile)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.cv_export')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('cv_export')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('profile', '=', profile)
    .executeTakeFirstOrThrow();
  return { rows, total };
}
export type ExportRow = Awaited<ReturnType<typeof findExports>>['rows'][number];
