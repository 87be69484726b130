import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/tables.ts';
import { noteSeen } from './sessions.repository.ts';

/** A session's last use is noted once in so long, not at each click. */
const notedEveryMs = 60_000;

async function findSessionActor(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.account', 'session.account')
    .leftJoin('organization', 'organization.organization', 'account.organization')
    .select([
      'session.session',
      'session.last_seen_at',
      'account.account',
      'account.name',
      'account.role',
      'account.verified',
      'account.completed_wizard as completedWizard',
      'account.is_admin_in_company as isAdminInCompany',
      'account.locale',
      'account.organization',
      'organization.kind as organizationKind',
      'organization.country',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
}

/** Who a session belongs to, in one question; null when it has ended. */
export async function findActor(
  db: Db,
  tokenHash: string,
  now: Date = new Date(),
): Promise<Actor | null> {
  const found = await findSessionActor(db, tokenHash, now);
  if (found === undefined) return null;
  const { last_seen_at, ...actor } = found;
  const before = new Date(now.getTime() - notedEveryMs);
  if (last_seen_at < before) await noteSeen(db, actor.session, now, before);
  return actor;
}
