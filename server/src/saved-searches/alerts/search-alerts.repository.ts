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
 * Takes the mail to send it; false when another has. Who cannot be found any more is left out of it,
 * and told of when they are found again.
 */
export async function claimAlert(
  tx: Tx,
  { alert, saved_search, profiles }: AlertRow,
  { told, now }: { told: readonly string[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('search_alert')
    .set({ sent_at: now, profiles: [...told] })
    .where('alert', '=', alert)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const isTold = new Set(told);
  const others = profiles.filter((profile) => !isTold.has(profile));
  if (others.length > 0) await releaseHits(tx, saved_search, others);
  return true;
}

export async function releaseAlert(tx: Tx, alert: string): Promise<void> {
  await tx.updateTable('search_alert').set({ sent_at: null }).where('alert', '=', alert).execute();
}

/** It is not wanted any more, unless it was sent already. */
export async function dropAlert(tx: Tx, alert: string): Promise<void> {
  const dropped = await tx
    .deleteFrom('search_alert')
    .where('alert', '=', alert)
    .where('sent_at', 'is', null)
    .returning(['saved_search', 'profiles'])
    .executeTakeFirst();
  if (dropped !== undefined) await releaseHits(tx, dropped.saved_search, dropped.profiles);
}

/** Its job looks for it no more. */
export async function sweepSentAlerts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('search_alert').where('sent_at', '<', before).execute();
}
