import { limits } from '@torg/protocol/limits';
import { sql, type Insertable } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { SessionTable } from '../accounts.tables.ts';

export async function saveSession(tx: Tx, session: Insertable<SessionTable>): Promise<void> {
  await tx.insertInto('session').values(session).execute();
}

/** A session that was last used before this has ended. */
export const unusedSince = (now: Date): Date =>
  new Date(now.getTime() - limits.session.unusedDays * 86_400_000);

/** The active sessions of an account, the last used first. */
export async function findSessions(db: Db, account: string, now: Date) {
  return db
    .selectFrom('session')
    .select([
      'session',
      'account',
      'method',
      'device',
      'created_at',
      'last_seen_at',
      'second_factor_at',
    ])
    .where('account', '=', account)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', unusedSince(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('session')
    .execute();
}

export async function findSession(db: Db, session: string) {
  return db
    .selectFrom('session')
    .select(['session', 'account', 'confirmed_at'])
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

/** The owner has just proved who they are, perhaps with a factor. */
export async function confirmSession(
  tx: Tx,
  session: string,
  { now, withFactor }: { now: Date; withFactor: boolean },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ confirmed_at: now, ...(withFactor ? { second_factor_at: now } : {}) })
    .where('session', '=', session)
    .execute();
}

/** Without a factor, no session has proved one. */
export async function unmarkSessions(tx: Tx, account: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('account', '=', account)
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
      from unnest(${idsOfAnyNumber(ids)}, ${moments}::timestamptz[]) as one (session, at)
      group by session) as seen
    where s.session = seen.session and s.last_seen_at < seen.at`.execute(db);
}

export async function sweepSessions(tx: Tx, now: Date): Promise<number> {
  const swept = await tx
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', unusedSince(now))]))
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
}
