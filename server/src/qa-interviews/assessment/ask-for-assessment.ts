import { findAccount } from '../../accounts/accounts.queries.ts';
import { type AskContext, askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import type { FormRow } from '../qa-interviews.repository.ts';
import { interviewKind } from './interview-kind.ts';

interface AssessmentOptions {
  asked_by: string | null;
  /** requests a new one even if there is one for the same answers */
  again?: boolean;
}

/** Requests an AI opinion on a locked form, in the consultant's language. */
export async function askForAssessment(
  context: AskContext,
  { uuid: subject, account }: FormRow,
  { asked_by, again = false }: AssessmentOptions,
): Promise<string> {
  const { locale = 'nb' } = (await findAccount(context.db, account)) ?? {};
  // Torg's admins read them, so no organization's day has them.
  const about = { subject, asked_by, asked_for: null, locale, follows_change: !again };
  const options = { ...about, force_recreate: again };
  return (await askAi(context, interviewKind, options)).ai_job;
}
