import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Days begin and end in Oslo, also for people in Sweden. */
const dayOf = (now: Date) => sql`(${now}::timestamptz at time zone 'Europe/Oslo')::date`;

interface Counted {
  /** null: Torg itself */
  organization: string | null;
  questions: number;
  now: Date;
  /** undefined: they are counted and never refused */
  limit: number | undefined;
}

async function secondsLeftOf(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from ((${dayOf(now)} + 1)::timestamp at time zone 'Europe/Oslo')
      - ${now}::timestamptz)::integer as seconds`.execute(tx);
  return rows[0]?.seconds ?? 0;
}

/**
 * Counts questions to a model; all of them are refused where they pass the limit of the day. The row
 * is locked until the transaction ends, so that calls at once do not pass it together.
 */
export async function countQuestions(tx: Tx, counted: Counted): Promise<void> {
  const { organization, questions, now, limit = 2_147_483_647 } = counted;
  if (questions === 0) return;
  const { rows } = await sql`
    insert into ai_day as today (organization, day, questions)
    select ${organization}::uuid, ${dayOf(now)}, ${questions}::integer
      where ${questions}::integer <= ${limit}::integer
    on conflict (coalesce(organization, '00000000-0000-0000-0000-000000000000'::uuid), day)
      do update set questions = today.questions + excluded.questions
      where today.questions <= ${limit}::integer - excluded.questions
    returning day`.execute(tx);
  if (rows.length > 0) return;
  const retryAfterSeconds = Math.max(1, await secondsLeftOf(tx, now));
  throw new Refusal('too_many_requests', { retryAfterSeconds });
}

/** Counts a question that somebody waits for, and that is no job; not where rules answer. */
export async function countQuestionAtOnce(
  { db, now, settings }: Pick<ChangeContext, 'db' | 'now' | 'settings'>,
  organization: string | null,
): Promise<void> {
  if (settings.languageModel === null) return;
  await countQuestions(db, {
    organization,
    questions: 1,
    now,
    limit: settings.languageModelPerDay,
  });
}

/** Removes the counts of days that are over everywhere. */
export async function forgetOldAiDays(tx: Tx, now: Date): Promise<void> {
  await sql`delete from ai_day where day < ${dayOf(now)} - 2`.execute(tx);
}
