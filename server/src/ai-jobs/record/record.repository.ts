import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';

/** With the subjects go the questions about them, inputs and outputs included. */
export async function forgetAiJobs(
  tx: Tx,
  type: AiJobType,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await tx.deleteFrom('ai_job').where('type', '=', type).where('subject', 'in', subjects).execute();
}

/**
 * Takes inputs and outputs along with what they were about; that it was asked, by whom and of what
 * stays. What was answered or pending reads as gone, and what had failed as it was.
 */
export async function emptyAiJobs(
  tx: Tx,
  types: readonly AiJobType[],
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  await sql`
    with emptied as (
      update ai_job set input = null, output = null, inference_status = 'failed',
        error = coalesce(error, 'gone'), emptied_at = ${now}, finished_at = coalesce(finished_at, ${now})
      where type = any(${types}::text[]) and subject = any(${subjects}::uuid[])
        and emptied_at is null
      returning ai_job)
    delete from ai_job_run as r using emptied as e where r.ai_job = e.ai_job`.execute(tx);
}
