import type { ContractKind } from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
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

const hasUnmailed = (before: Date) => sql`exists (
  select from contract_signatory as s where s.contract = c.contract and s.mailed_at is null
    and s.replaced_at is null and s.status in ('unopened', 'viewed')
    and s.created_at <= ${before})`;

/** Contracts that wait longer for their next step than a job takes. */
export async function findLost(db: Db, before: Date) {
  const { rows } = await sql<{ contract: string; lost: Lost }>`
    select contract, case when status = 'completed' and sealed_at is null then 'seal'
      when status = 'completed' then 'delivery'
      when document_hash is null then 'document' else 'mails' end as lost
    from contract as c
    where c.provider <> 'uploaded' and c.created_at <= ${before} and c.status = 'in_progress'
        and (c.document_hash is null or c.provider = 'torg_sign' and ${hasUnmailed(before)})
      or c.provider = 'torg_sign' and c.status = 'completed' and c.document_file is not null
        and c.delivered_at is null and coalesce(c.sealed_at, c.completed_at) <= ${before}
    order by c.created_at limit 500`.execute(db);
  return rows;
}
