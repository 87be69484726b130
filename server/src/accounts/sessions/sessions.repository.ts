import { sql, type Insertable } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { SessionTable } from '../accounts.tables.ts';

export async function saveSession(tx: Tx, session: Insertable<SessionTable>): Promise<void> {
  await tx.insertInto('session').values(session).execute();
}

/** The active sessions of an account, the last used first. */
export async function findSessions(db: Db, account: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['session', 'account', 'method', 'device', 'created_at', 'last_seen_at'])
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

export async function endSessions(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('session').where('account', '=', account).execute();
}

export async function endOtherSessions(tx: Tx, account: string, current: string): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account', '=', account)
    .where('session', '<>', current)
    .execute();
}

export interface SeenSession {
  session: string;
  at: Date;
}

/** Notes when sessions were used; the moment never goes back. */
export async function updateLastSeen(db: Db, sessions: readonly SeenSession[]): Promise<void> {
  const ids = sessions.map(({ session }) => session);
  const moments = sessions.map(({ at }) => at);
  await sql`${prepared}
    update session as s set last_seen_at = seen.at
    from (select session, max(at) as at
      from unnest(${ids}::uuid[], ${moments}::timestamptz[]) as one (session, at)
      group by session) as seen
    where s.session = seen.session and s.last_seen_at < seen.at`.execute(db);
}

export async function sweepSessions(tx: Tx, now: Date): Promise<number> {
  const swept = await tx.deleteFrom('session').where('expires_at', '<=', now).executeTakeFirst();
  return Number(swept.numDeletedRows);
}
