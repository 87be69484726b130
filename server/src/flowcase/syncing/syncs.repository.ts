import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { FlowcaseSyncTable } from '../flowcase.tables.ts';

export type SyncRow = Selectable<FlowcaseSyncTable>;

interface Claim {
  organization: string;
  job: string;
  started_by: string | null;
  now: Date;
}

/** Begins a synchronization, or goes on with the job's own; undefined: another one is under way. */
export async function claimSync(
  db: Db,
  { organization, job, started_by, now }: Claim,
): Promise<SyncRow | undefined> {
  const values = { organization, job, started_by, started_at: now, seen_at: now };
  const added = await db
    .insertInto('flowcase_sync')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('organization').where('status', '=', 'running').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  return db
    .selectFrom('flowcase_sync')
    .selectAll()
    .where('organization', '=', organization)
    .where('status', '=', 'running')
    .where('job', '=', job)
    .executeTakeFirst();
}

/**
 * Whether the synchronization is still under way. It cannot be ended before this transaction is over,
 * so whoever ends it knows that nothing is written afterwards.
 */
export async function lockSync(tx: Tx, sync: string): Promise<boolean> {
  const row = await tx
    .selectFrom('flowcase_sync')
    .select('flowcase_sync')
    .where('flowcase_sync', '=', sync)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a synchronization that is under way. */
export async function updateSync(
  db: Db,
  sync: string,
  changes: Updateable<FlowcaseSyncTable>,
): Promise<void> {
  await db
    .updateTable('flowcase_sync')
    .set(changes)
    .where('flowcase_sync', '=', sync)
    .where('status', '=', 'running')
    .execute();
}

export async function countOfSync(
  tx: Tx,
  sync: string,
  { now, ...counts }: { read: number; changed: number; failed: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('flowcase_sync')
    .set((eb) => ({
      read: eb('read', '+', counts.read),
      changed: eb('changed', '+', counts.changed),
      failed: eb('failed', '+', counts.failed),
      seen_at: now,
    }))
    .where('flowcase_sync', '=', sync)
    .execute();
}

/** Ends those whose process has gone. */
export async function endAbandoned(
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('flowcase_sync')
    .set({ status: 'failed', failure: 'stopped', finished_at: now })
    .where('status', '=', 'running')
    .where('seen_at', '<', before)
    .execute();
}

export async function findLatestSync(db: Db, organization: string) {
  return db
    .selectFrom('flowcase_sync as s')
    .leftJoin('account as x', 'x.account', 's.started_by')
    .selectAll('s')
    .select('x.name as started_by_name')
    .where('s.organization', '=', organization)
    .orderBy('s.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Companies with a subdomain whose profiles follow CVs. */
export async function findCompaniesToSync(db: Db) {
  const { rows } = await sql<{ organization: string; cvpartner_subdomain: string }>`
    select o.organization, o.cvpartner_subdomain from organization as o
    where o.cvpartner_subdomain is not null and (
      exists (select from flowcase_link as l where l.organization = o.organization)
      or exists (select from account as x join profile as p on p.profile = x.account
        where x.organization = o.organization and p.cvpartner_id is not null))
    order by o.organization`.execute(db);
  return rows;
}

/** Older ones tell nobody anything. */
export async function forgetOldSyncs(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('flowcase_sync')
    .where('status', '<>', 'running')
    .where('started_at', '<', before)
    .execute();
}
