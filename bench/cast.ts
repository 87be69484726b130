import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sessionCookie } from '../server/src/platform/http/session-cookie.ts';
import type { Tables } from '../server/src/platform/database/tables.ts';

export interface Player {
  account: string;
  organization: string | null;
  cookie: string;
}

/** Who plays in the measuring: signed in, each with a session of their own. */
export interface Cast {
  consultants: Player[];
  buyers: Player[];
  /** published and public */
  assignments: string[];
}

async function signIn(
  db: Kysely<Tables>,
  accounts: { account: string; organization: string | null }[],
) {
  const players = accounts.map((one) => ({ ...one, token: randomBytes(32).toString('base64url') }));
  const expires_at = new Date(Date.now() + 86_400_000);
  const rows = players.map(({ account, token }) => ({
    account,
    token_hash: createHash('sha256').update(token).digest('base64url'),
    method: 'password' as const,
    device: 'bench',
    expires_at,
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('session')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
  return players.map(({ account, organization, token }) => ({
    account,
    organization,
    cookie: `${sessionCookie}=${token}`,
  }));
}

export async function makeCast(db: Kysely<Tables>): Promise<Cast> {
  const consultants = await db
    .selectFrom('account')
    .innerJoin('profile', 'profile.profile', 'account.account')
    .select(['account', 'organization'])
    .where('verified', '=', true)
    .where('visible_in_search', '=', true)
    .orderBy('account')
    .limit(4000)
    .execute();
  const buyers = await db
    .selectFrom('account')
    .select(['account', 'organization'])
    .where('role', '=', 'consultant_buyer')
    .where('verified', '=', true)
    .orderBy('account')
    .limit(500)
    .execute();
  const assignments = await db
    .selectFrom('assignment')
    .select('assignment')
    .where('state', '=', 'published')
    .where('assignment_type', '=', 'public')
    .orderBy('assignment')
    .limit(2000)
    .execute();
  return {
    consultants: await signIn(db, consultants),
    buyers: await signIn(db, buyers),
    assignments: assignments.map(({ assignment }) => assignment),
  };
}
