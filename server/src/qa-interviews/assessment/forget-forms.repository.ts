import { forgetAiJobs } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';

/**
 * Deletes a person's forms and the opinions on them; the forms first, since an opinion locks its form
 * before it is stored.
 */
export async function deleteFormsOf(tx: Tx, account: string): Promise<void> {
  const forms = await tx
    .deleteFrom('qa_interview_form')
    .where('account', '=', account)
    .returning('uuid')
    .execute();
  const subjects = forms.map(({ uuid }) => uuid);
  await forgetAiJobs(tx, 'qa_interview_ai_assessment', subjects);
}
