import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../server/src/platform/database/tables.ts';
import { sessionCookie } from '../server/src/platform/http/session-cookie.ts';

type Db = Kysely<Tables>;

export interface Person {
  account: string;
  organization: string | null;
}

export interface Player extends Person {
  cookie: string;
}

/** The bench asks over plain http. */
const plain = { publicUrl: 'http://127.0.0.1' };

export async function signIn(db: Db, accounts: readonly Person[]): Promise<Player[]> {
  const players = accounts.map((one) => ({ ...one, token: randomBytes(32).toString('base64url') }));
  const expires_at = new Date(Date.now() + 86_400_000);
  const rows = players.map(({ account, token }) => ({
    account,
    token_hash: createHash('sha256').update(token).digest('base64url'),
    method: 'password' as const,
    device: 'bench',
    second_factor_at: new Date(),
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
    cookie: `${sessionCookie(plain)}=${token}`,
  }));
}
