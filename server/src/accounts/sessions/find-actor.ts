import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { batch } from '../../platform/batch.ts';
import { unusedSince, updateLastSeen, type SeenSession } from './sessions.repository.ts';

/** The last use of a session is noted at most once in this time, not at each click. */
const notedEveryMs = 60_000;

type SessionActor = Actor & { last_seen_at: Date };

async function findSessionActor(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<SessionActor | undefined> {
  const { rows } = await sql<SessionActor>`${prepared}
    select s.session, s.last_seen_at, a.account, a.name, a.role, a.verified,
      a.completed_wizard as "completedWizard", a.is_admin_in_company as "isAdminInCompany",
      a.locale, s.second_factor_at is not null as "hasProvedFactor", a.organization, o.kind as "organizationKind", o.country
    from session as s
    join account as a on a.account = s.account
    left join organization as o on o.organization = a.organization
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}
      and s.last_seen_at > ${unusedSince(now)}
      and a.deactivated_at is null`.execute(db);
  return rows[0];
}

const noteTogetherMs = 250;

/**
 * Finds the owner of a session in one query; null when it has ended. Its last use is noted a moment
 * later, together with that of other sessions.
 */
export function actorFinder(db: Db, clock: () => Date, onError: (error: unknown) => void) {
  const used = batch<SeenSession>((sessions) => updateLastSeen(db, sessions), {
    forMs: noteTogetherMs,
    onError,
  });
  return {
    find: async (tokenHash: string): Promise<Actor | null> => {
      const now = clock();
      const found = await findSessionActor(db, tokenHash, now);
      if (found === undefined) return null;
      const { last_seen_at, ...actor } = found;
      const isNoted = now.getTime() - last_seen_at.getTime() < notedEveryMs;
      if (!isNoted) used.add([{ session: actor.session, at: now }]);
      return actor;
    },
    flush: used.flush,
  };
}
