import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sessionCookie } from '../server/src/platform/http/session-cookie.ts';
import type { Tables } from '../server/src/platform/database/tables.ts';

type Db = Kysely<Tables>;

interface Person {
  account: string;
  organization: string | null;
}

export interface Player extends Person {
  cookie: string;
}

/** Who plays in the measuring: signed in, each with a session of their own. */
export interface Cast {
  /** those who ask the questions one after the other */
  consultants: Player[];
  /** those who come all at once */
  crowd: Player[];
  buyers: Player[];
  /** published and public */
  assignments: string[];
  /** of these, those that nobody has answered yet */
  unanswered: string[];
}

const mostInCrowd = 1_000;

async function signIn(db: Db, accounts: readonly Person[]): Promise<Player[]> {
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

/** Without those invited to a direct assignment: the bare handler has no rights to show it by. */
function findConsultants(db: Db): Promise<Person[]> {
  return db
    .selectFrom('account')
    .innerJoin('profile', 'profile.profile', 'account.account')
    .select(['account', 'organization'])
    .where('verified', '=', true)
    .where('visible_in_search', '=', true)
    .where('account', 'not in', (eb) => eb.selectFrom('assignment_invited').select('account'))
    .orderBy('account')
    .limit(4 * mostInCrowd)
    .execute();
}

function findBuyers(db: Db): Promise<Person[]> {
  return db
    .selectFrom('account')
    .select(['account', 'organization'])
    .where('role', '=', 'consultant_buyer')
    .where('verified', '=', true)
    .orderBy('account')
    .limit(500)
    .execute();
}

async function findOpenAssignments(db: Db) {
  return db
    .selectFrom('assignment')
    .select('assignment')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('assignment_interest')
            .select('account')
            .whereRef('assignment_interest.assignment', '=', 'assignment.assignment'),
        )
        .as('answered'),
    )
    .where('state', '=', 'published')
    .where('assignment_type', '=', 'public')
    .orderBy('assignment')
    .limit(2_000)
    .execute();
}

export async function makeCast(db: Db): Promise<Cast> {
  const consultants = await signIn(db, await findConsultants(db));
  const open = await findOpenAssignments(db);
  const inCrowd = Math.min(mostInCrowd, Math.floor(consultants.length / 2));
  return {
    crowd: consultants.slice(0, inCrowd),
    consultants: consultants.slice(inCrowd),
    buyers: await signIn(db, await findBuyers(db)),
    assignments: open.map(({ assignment }) => assignment),
    unanswered: open.filter(({ answered }) => !answered).map(({ assignment }) => assignment),
  };
}
