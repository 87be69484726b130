import { sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { Side } from '../assessments.policy.ts';

interface Question {
  opportunity: string;
  accounts: readonly string[];
  /** for whom it is asked */
  side: Side;
  prompt: string;
  asked_by: string;
  now: Date;
}

/** The rows that jobs are about, by account: new ones, or those of the same questions. */
export async function saveSubjects(
  tx: Tx,
  { opportunity, accounts, side, prompt, asked_by, now }: Question,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ subject: string; account: string }>`${prepared}
    insert into opportunity_profile_ai_assessment
      (opportunity, account, company, prompt, asked_by, asked_at)
    select ${opportunity}::uuid, a.account, ${side}::uuid, ${prompt}::text, ${asked_by}::uuid,
      ${now}::timestamptz
    from unnest(${idsOfAnyNumber(accounts)}) as a (account) order by a.account
    on conflict (opportunity, account,
      coalesce(company, '00000000-0000-0000-0000-000000000000'::uuid), prompt_hash)
      do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at
    returning opportunity_profile_ai_assessment as subject, account`.execute(tx);
  return new Map(rows.map(({ account, subject }) => [account, subject]));
}

/** What a side still waits for, about a need. */
export async function findPendingSubjects(
  tx: Tx,
  { opportunity, side }: { opportunity: string; side: Side },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select r.opportunity_profile_ai_assessment as subject
    from opportunity_profile_ai_assessment as r
    where r.opportunity = ${opportunity} and r.company is not distinct from ${side}::uuid
      and exists (select from ai_job as j where j.type = 'assignment_profile_ai_assessment'
        and j.subject = r.opportunity_profile_ai_assessment and j.inference_status = 'pending')`.execute(
    tx,
  );
  return rows.map(({ subject }) => subject);
}
