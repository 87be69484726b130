import { aiJobTypes } from '@torg/protocol/ai-jobs/ai-terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';
import type { AiJobRow } from '../ai-jobs.repository.ts';

interface Person {
  account: string;
  name: string;
}

/** All that is stored of a question to a machine; its input and output may have gone. */
export interface AiRecord extends Pick<
  AiJobRow,
  | ('ai_job' | 'type' | 'subject' | 'locale' | 'inference_status' | 'error' | 'is_outdated')
  | ('answered_by' | 'prompt_version' | 'input_hash' | 'seed' | 'tries')
  | ('input_tokens' | 'output_tokens' | 'input' | 'output')
> {
  /** null: automatic, or the account is gone */
  asked_by: Person | null;
  /** null: Torg's own */
  asked_for: { organization: string; name: string } | null;
  created_at: string;
  finished_at: string | null;
  emptied_at: string | null;
  /** the first time that each of them did */
  looked: (Person & { at: string })[];
}

const looked = sql`(
  select coalesce(json_agg(json_build_object('account', l.account, 'name', x.name,
    'at', ${wireMoment(sql`l.at`)}) order by l.at), '[]')
  from (select e.acting_account as account, min(e.created_at) as at from event as e
    where e.kind = 'looked_at_ai_answers' and e.metadata -> 'ai_jobs' ? j.ai_job::text
    group by e.acting_account) as l
  join account as x on x.account = l.account)`;

/** Everything that was asked about the subjects, oldest first; a subject belongs to one side. */
export async function exportOf(db: Db, subjects: readonly string[]): Promise<AiRecord[]> {
  const { rows } = await sql<AiRecord>`
    select j.ai_job, j.type, j.subject, j.locale, j.inference_status, j.error, j.is_outdated,
      j.answered_by, j.prompt_version, j.input_hash, j.seed, j.tries, j.input_tokens,
      j.output_tokens, j.input, j.output,
      case when x.account is not null then json_build_object('account', x.account,
        'name', x.name) end as asked_by,
      case when o.organization is not null then json_build_object(
        'organization', o.organization, 'name', o.name) end as asked_for,
      ${wireMoment(sql`j.created_at`)} as created_at,
      ${wireMoment(sql`j.finished_at`)} as finished_at,
      ${wireMoment(sql`j.emptied_at`)} as emptied_at, ${looked} as looked
    from ai_job as j
    left join account as x on x.account = j.asked_by
    left join organization as o on o.organization = j.asked_for
    where j.type = any(${aiJobTypes}::text[]) and j.subject = any(${subjects}::uuid[])
    order by j.number`.execute(db);
  return rows;
}
