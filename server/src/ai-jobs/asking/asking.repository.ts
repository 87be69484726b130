import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import { pipelined } from '../../platform/database/pipelined.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';

/** What is asked about one subject. */
export interface OneQuestion {
  subject: string;
  input_hash: string;
  question_hash: string;
  seed: number;
}

/** What is asked about all of them. */
export interface Asking {
  type: AiJobType;
  locale: Locale;
  prompt_version: number;
  asked_by: string | null;
  asked_for: string | null;
  created_at: Date;
}

export interface FoundQuestion {
  ai_job: string;
  subject: string;
  is_new: boolean;
}

const lists = (all: readonly OneQuestion[]) => sql`(
  select * from unnest(${all.map(({ subject }) => subject)}::uuid[],
    ${all.map(({ input_hash }) => input_hash)}::text[],
    ${all.map(({ question_hash }) => question_hash)}::text[],
    ${all.map(({ seed }) => seed)}::integer[]) with ordinality
    as one (subject, input_hash, question_hash, seed, place))`;

/**
 * A statement about each looks them up by the index one by one, whatever the planner believes of the
 * table: so the lateral ones have a limit.
 *
 * New jobs, and those of the same questions that are pending or answered. Of two at once one is
 * inserted; a job that another one has inserted meanwhile is in neither list.
 */
export async function insertOrFindQuestions(
  tx: Tx,
  asking: Asking,
  all: readonly OneQuestion[],
): Promise<FoundQuestion[]> {
  const { type, locale, prompt_version, asked_by, asked_for, created_at } = asking;
  const { rows } = await sql<FoundQuestion>`${prepared}
    with asked as materialized ${lists(all)},
    inserted as (
      insert into ai_job (type, subject, locale, input_hash, question_hash, prompt_version,
        asked_by, asked_for, seed, created_at)
      select ${type}::text, subject, ${locale}::text, input_hash, question_hash,
        ${prompt_version}::integer, ${asked_by}::uuid, ${asked_for}::uuid, seed,
        ${created_at}::timestamptz
      from asked order by place
      on conflict do nothing
      returning ai_job, subject)
    select ai_job, subject, true as is_new from inserted
    union all
    select j.ai_job, a.subject, false from asked as a
    cross join lateral (select ai_job from ai_job
      where type = ${type}::text and subject = a.subject and question_hash = a.question_hash
        and inference_status <> 'failed' and not is_outdated and not asked_anew
      limit 1) as j`.execute(tx);
  return rows;
}

/** Lets the same questions be asked again; their answers stand until the next ones are there. */
export async function askAnew(
  tx: Tx,
  { type }: Pick<Asking, 'type'>,
  all: readonly OneQuestion[],
): Promise<void> {
  await sql`${prepared}${pipelined}
    update ai_job set asked_anew = true where ai_job = any(array(
      select j.ai_job from ${lists(all)} as a
      cross join lateral (select ai_job from ai_job
        where type = ${type}::text and subject = a.subject and question_hash = a.question_hash
          and inference_status = 'success' and not asked_anew and not is_outdated
        limit 1) as j))`.execute(tx);
}

/** Deletes questions about the same subjects that a later one has replaced before anybody began. */
export async function deleteReplaced(
  tx: Tx,
  { type }: Pick<Asking, 'type'>,
  later: readonly FoundQuestion[],
): Promise<void> {
  await sql`${prepared}${pipelined}
    delete from ai_job where ai_job = any(array(
      select j.ai_job from unnest(${later.map(({ subject }) => subject)}::uuid[],
        ${later.map(({ ai_job }) => ai_job)}::uuid[]) as l (subject, ai_job)
      cross join lateral (select ai_job from ai_job
        where type = ${type}::text and subject = l.subject and inference_status = 'pending'
          and tries = 0 and ai_job <> l.ai_job
        order by number desc limit 100) as j))`.execute(tx);
}
