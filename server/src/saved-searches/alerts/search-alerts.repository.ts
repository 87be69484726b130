import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { SearchAlertTable } from '../saved-searches.tables.ts';
import { releaseHits } from './hits.repository.ts';

export type AlertRow = Selectable<SearchAlertTable>;

export async function queueAlert(
  tx: Tx,
  queued: { search: string; profiles: string[]; now: Date },
): Promise<string> {
  const { search: saved_search, profiles, now: queued_at } = queued;
  const { alert } = await tx
    .insertInto('search_alert')
    .values({ saved_search, profiles, queued_at })
    .returning('alert')
    .executeTakeFirstOrThrow();
  return alert;
}

export async function findAlert(db: Db, alert: string): Promise<AlertRow | undefined> {
  return db.selectFrom('search_alert').selectAll().where('alert', '=', alert).executeTakeFirst();
}

/**
 * Claims the mail; false if another job has. Profiles that are no longer found are left out, and
 * released so that they are mailed when they are found again.
 */
export async function claimAlert(
  tx: Tx,
  { alert, saved_search, profiles }: AlertRow,
  { mailed, now }: { mailed: readonly string[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('search_alert')
    .set({ sent_at: now, profiles: [...mailed] })
    .where('alert', '=', alert)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const isMailed = new Set(mailed);
  const others = profiles.filter((profile) => !isMailed.has(profile));
  if (others.length > 0) await releaseHits(tx, saved_search, others);
  return true;
}

export async function releaseAlert(tx: Tx, alert: string): Promise<void> {
  await tx.updateTable('search_alert').set({ sent_at: null }).where('alert', '=', alert).execute();
}

/** Deletes an alert that is no longer wanted, unless it was sent. */
export async function dropAlert(tx: Tx, alert: string): Promise<void> {
  const dropped = await tx
    .deleteFrom('search_alert')
    .where('alert', '=', alert)
    .where('sent_at', 'is', null)
    .returning(['saved_search', 'profiles'])
    .executeTakeFirst();
  if (dropped !== undefined) await releaseHits(tx, dropped.saved_search, dropped.profiles);
}

/** Deletes sent alerts whose jobs have ended. */
export async function sweepSentAlerts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('search_alert').where('sent_at', '<', before).execute();
}
