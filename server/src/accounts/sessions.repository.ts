import type { Insertable } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { SessionTable } from './accounts.tables.ts';

export async function keepSession(tx: Tx, session: Insertable<SessionTable>): Promise<void> {
  await tx.insertInto('session').values(session).execute();
}

/** The sessions that an account may still use, the one used last first. */
export async function findSessions(db: Db, account: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['session', 'method', 'device', 'created_at', 'last_seen_at'])
    .where('account', '=', account)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('session')
    .execute();
}

export async function findSession(db: Db, session: string) {
  return db
    .selectFrom('session')
    .select(['session', 'account'])
    .where('session', '=', session)
    .executeTakeFirst();
}

export async function endSession(tx: Tx, session: string): Promise<void> {
  await tx.deleteFrom('session').where('session', '=', session).execute();
}

export async function endOtherSessions(tx: Tx, account: string, kept: string): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account', '=', account)
    .where('session', '<>', kept)
    .execute();
}

/** Notes that a session is in use; nothing happens when that was noted a moment ago. */
export async function noteSeen(db: Db, session: string, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('session', '=', session)
    .where('last_seen_at', '<', before)
    .execute();
}

export async function sweepSessions(tx: Tx, now: Date): Promise<number> {
  const swept = await tx.deleteFrom('session').where('expires_at', '<=', now).executeTakeFirst();
  return Number(swept.numDeletedRows);
}
