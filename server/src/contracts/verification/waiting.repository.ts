import { limits } from '@torg/protocol/limits';
import { countries } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { findSenders } from '../senders/senders.repository.ts';

interface Waiting {
  count: number;
  since: Date | null;
}
const none: Waiting = { count: 0, since: null };

/** Cooperation contracts that Torg itself has not signed yet. */
export async function countToSign(db: Db, now: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(c.created_at) as since
    from contract as c join contract_signatory as s on s.contract = c.contract
    where c.status = 'in_progress' and c.kind = 'cooperation' and s.side = 'sender'
      and (c.expires_at is null or c.expires_at > ${now})
      and s.replaced_at is null and s.status in ('unopened', 'viewed')`.execute(db);
  return rows[0] ?? none;
}

/** Countries in which nobody who can sign was chosen to sign for Torg. */
export async function countSendersToChoose(db: Db): Promise<Waiting> {
  const chosen = new Set((await findSenders(db)).map(({ country }) => country));
  return { count: countries.filter((country) => !chosen.has(country)).length, since: null };
}

/** Contracts whose chain, files or seal did not hold at the last check. */
export async function countCheckFailures(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(checked_at) as since
    from contract where check_failure is not null`.execute(db);
  return rows[0] ?? none;
}

/** Cooperation contracts that a company has not signed for so long that somebody should call it. */
export async function countWaitingLong(db: Db, now: Date): Promise<Waiting> {
  const before = new Date(now.getTime() - limits.contract.waitsLongDays * 86_400_000);
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(c.created_at) as since
    from contract as c join contract_signatory as s on s.contract = c.contract
    where c.status = 'in_progress' and c.kind = 'cooperation' and s.side = 'recipient'
      and (c.expires_at is null or c.expires_at > ${now})
      and s.replaced_at is null and s.status in ('unopened', 'viewed')
      and c.created_at <= ${before}`.execute(db);
  return rows[0] ?? none;
}
