import { findAccount, withoutSession } from '../accounts/accounts.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/tables.ts';

/** The owner of a search as an actor with their current rights, but without a session. */
export interface Owner extends Actor {
  email: string;
}

export async function findOwner(db: Db, account: string): Promise<Owner | undefined> {
  const row = await findAccount(db, account);
  return row && { ...withoutSession(row), email: row.email };
}
