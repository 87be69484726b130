import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { FlowcaseConflictTable } from '../flowcase.tables.ts';
import type { ConflictPlace, NewConflict } from '../merging/merge-work.ts';

export type ConflictRow = Selectable<FlowcaseConflictTable> & { profile: string };

/** A conflict that is open already is about what Flowcase has now. */
export async function saveConflicts(
  tx: Tx,
  link: string,
  { conflicts, now }: { conflicts: readonly NewConflict[]; now: Date },
): Promise<void> {
  if (conflicts.length === 0) return;
  await sql`
    insert into flowcase_conflict as old (flowcase_link, part, source, field, entry_name,
      profile_item, base, theirs, found_at)
    select ${link}::uuid, part, source, field, entry_name, profile_item,
      coalesce(base, 'null'), coalesce(theirs, 'null'), ${now}
    from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) as one (part text, source text,
      field text, entry_name text, profile_item uuid, base jsonb, theirs jsonb)
    on conflict (flowcase_link, part, source, field) do update set
      entry_name = excluded.entry_name, profile_item = excluded.profile_item,
      base = excluded.base, theirs = excluded.theirs, found_at = excluded.found_at,
      revision = old.revision + 1`.execute(tx);
}

/** Both sides agree there now. */
export async function forgetConflicts(
  tx: Tx,
  link: string,
  places: readonly ConflictPlace[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    delete from flowcase_conflict as c
    using jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as one (part text, source text, field text)
    where c.flowcase_link = ${link}::uuid and c.part = one.part and c.source = one.source
      and c.field = one.field`.execute(tx);
}

type Of = { organization: string } | { profile: string };

/** What a company sees is about people who are still with it. */
const selectOf = (db: Db, of: Of) => {
  const all = db
    .selectFrom('flowcase_conflict as c')
    .innerJoin('flowcase_link as l', 'l.flowcase_link', 'c.flowcase_link')
    .innerJoin('account as x', 'x.account', 'l.profile');
  return 'profile' in of
    ? all.where('l.profile', '=', of.profile)
    : all
        .where('l.organization', '=', of.organization)
        .whereRef('x.organization', '=', 'l.organization');
};

export async function findConflicts(
  db: Db,
  of: Of,
  page: { limit: number; offset: number },
): Promise<{ rows: ConflictRow[]; total: number }> {
  const rows = await selectOf(db, of)
    .selectAll('c')
    .select('l.profile')
    .orderBy('c.found_at', 'desc')
    .orderBy('c.flowcase_conflict')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await selectOf(db, of)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findConflict(db: Db, conflict: string): Promise<ConflictRow | undefined> {
  return db
    .selectFrom('flowcase_conflict as c')
    .innerJoin('flowcase_link as l', 'l.flowcase_link', 'c.flowcase_link')
    .selectAll('c')
    .select('l.profile')
    .where('c.flowcase_conflict', '=', conflict)
    .executeTakeFirst();
}

/** Of two answers at once, the second finds it gone. */
export async function deleteConflict(tx: Tx, conflict: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('flowcase_conflict')
    .where('flowcase_conflict', '=', conflict)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
