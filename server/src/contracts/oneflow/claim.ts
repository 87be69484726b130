import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { EsignFailure } from '../../platform/ports/esign.ts';

/** Longer than any one request, so that whoever still holds the claim can finish it. */
export const claimSeconds = 120;

const until = (now: Date): Date => new Date(now.getTime() + claimSeconds * 1_000);

/** Somebody else has changed the contract at the provider, or may now. */
export class ClaimLost extends Error {}

async function claim(db: Db, contract: string, now: Date): Promise<string | null> {
  const holder = crypto.randomUUID();
  const { rows } = await sql`
    insert into esign_claim (contract, holder, held_until, tried_at)
    values (${contract}, ${holder}, ${until(now)}, ${now})
    on conflict (contract) do update
      set holder = excluded.holder, held_until = excluded.held_until, tried_at = excluded.tried_at
      where esign_claim.held_until <= ${now}
    returning contract`.execute(db);
  return rows.length > 0 ? holder : null;
}

interface Held {
  contract: string;
  holder: string;
  now: Date;
}

async function renew(db: Db, { contract, holder, now }: Held, status: string): Promise<void> {
  const { rows } = await sql`
    update esign_claim as held set held_until = ${until(now)} from contract as c
    where held.contract = ${contract} and held.holder = ${holder} and held.held_until > ${now}
      and c.contract = held.contract and c.status = ${status}
    returning held.contract`.execute(db);
  if (rows.length === 0) throw new ClaimLost();
}

const release = (db: Db, { contract, holder, now }: Held) =>
  sql`update esign_claim set held_until = ${now}
    where contract = ${contract} and holder = ${holder}`.execute(db);

export interface Claimed {
  /**
   * Throws unless the contract is in this state and nobody else may change it there. Within the
   * transaction that saves a step, it keeps out whoever woke up after their time had run out.
   */
  check: (within?: Db) => Promise<void>;
}

/**
 * Does something to a contract at the provider while nobody else does. After an answer that was lost
 * the claim is kept until it runs out, since the provider may still be at it. Returns false if somebody
 * else is at it.
 */
export async function whileClaimed(
  { db, now }: Pick<JobContext, 'db' | 'now'>,
  { contract, status }: { contract: string; status: 'in_progress' | 'recalled' },
  work: (claimed: Claimed) => Promise<void>,
): Promise<boolean> {
  const holder = await claim(db, contract, now());
  if (holder === null) return false;
  const held = () => ({ contract, holder, now: now() });
  try {
    await work({ check: (within = db) => renew(within, held(), status) });
  } catch (error) {
    const isOpen = error instanceof EsignFailure && error.isUncertain;
    if (!isOpen) await release(db, held());
    if (error instanceof ClaimLost) return true;
    throw error;
  }
  await release(db, held());
  return true;
}
