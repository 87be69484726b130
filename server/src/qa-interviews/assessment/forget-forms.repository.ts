import { emptyAiJobs } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';

/**
 * Deletes a person's forms, and what was said about them; that it was asked stays. The forms first,
 * since an opinion locks its form before it is stored.
 */
export async function deleteFormsOf(tx: Tx, account: string, now: Date): Promise<void> {
  const forms = await tx
    .deleteFrom('qa_interview_form')
    .where('account', '=', account)
    .returning('uuid')
    .execute();
  const subjects = forms.map(({ uuid }) => uuid);
  await emptyAiJobs(tx, ['qa_interview_ai_assessment'], subjects, now);
}
