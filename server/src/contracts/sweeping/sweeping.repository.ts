import type { ContractKind } from '@torg/protocol/contracts/contract-terms';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

export async function findOverdue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ contract: string }>`select contract from contract
    where status = 'in_progress' and expires_at <= ${now} order by expires_at`.execute(db);
  return rows.map(({ contract }) => contract);
}

/** The signatories who were mailed so long ago that this reminder is due, and had none for a day. */
export async function findForgetful(
  db: Db,
  kind: ContractKind,
  { mailedBefore, reminder, now }: { mailedBefore: Date; reminder: number; now: Date },
): Promise<string[]> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql<{ signatory: string }>`
    select s.signatory from contract as c join contract_signatory as s on s.contract = c.contract
    where c.status = 'in_progress' and c.provider = 'torg_sign' and c.kind = ${kind}
      and (c.expires_at is null or c.expires_at > ${now})
      and s.status in ('unopened', 'viewed') and s.replaced_at is null
      and s.mailed_at <= ${mailedBefore} and s.reminders < ${reminder}
      and (s.reminded_at is null or s.reminded_at <= ${dayAgo})`.execute(db);
  return rows.map(({ signatory }) => signatory);
}

/** Counts the reminder; false: another process was first. */
export async function countReminder(
  tx: Tx,
  signatory: string,
  { reminder, now }: { reminder: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`update contract_signatory
    set reminders = ${reminder}, reminded_at = ${now}
    where signatory = ${signatory} and reminders < ${reminder} returning signatory`.execute(tx);
  return rows.length > 0;
}

/** What a lost job would have done: a PDF to make, mails to send, a seal, or mails with it. */
export type Lost = 'document' | 'mails' | 'seal' | 'delivery';

const minute = 60;
const hour = 60 * minute;
const month = 30 * 24 * hour;
/** What was signed is never left without its seal. */
const ever = 2 ** 31 - 1;

/**
 * Longer ago than a job takes, and then once an hour: a step that fails for good lies in the
 * dead-letter queue and should not come back every ten minutes.
 */
const isLate = (
  moment: RawBuilder<unknown>,
  now: Date,
  until: number = month,
): RawBuilder<boolean> => {
  const age = sql`extract(epoch from ${now}::timestamptz - ${moment})::int`;
  return sql`${age} between ${10 * minute} and ${until}
    and mod(${age}, ${hour}) between ${10 * minute} and ${21 * minute}`;
};

/** Contracts whose next step should have been taken some time ago. */
export async function findLost(db: Db, now: Date) {
  const created = isLate(sql`c.created_at`, now);
  const unmailed = sql`exists (select from contract_signatory as s
    where s.contract = c.contract and s.mailed_at is null and s.replaced_at is null
      and s.status in ('unopened', 'viewed') and ${isLate(sql`s.created_at`, now)})`;
  const { rows } = await sql<{ contract: string; lost: Lost }>`
    select contract, case when status = 'completed' and sealed_at is null then 'seal'
      when status = 'completed' then 'delivery'
      when document_hash is null then 'document' else 'mails' end as lost
    from contract as c
    where c.status = 'in_progress' and c.provider <> 'uploaded'
        and (c.document_hash is null and ${created} or c.provider = 'torg_sign' and ${unmailed})
      or c.status = 'completed' and c.document_file is not null and c.delivered_at is null
        and (c.provider = 'torg_sign' or c.provider = 'oneflow' and c.sealed_at is not null)
        and (c.sealed_at is null and ${isLate(sql`c.completed_at`, now, ever)}
          or ${isLate(sql`c.sealed_at`, now)})
    order by c.created_at limit 500`.execute(db);
  return rows;
}
