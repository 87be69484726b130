import type { ChangeContext } from '../../platform/handler.ts';
import type { FormRow } from '../qa-interviews.repository.ts';
import { inputHashOf, promptVersion } from './assessment-question.ts';
import { findSameAssessment, insertAssessment } from './assessments.repository.ts';
import { giveQaAssessment } from './give-qa-assessment.ts';

interface AssessmentOptions {
  asked_by: string | null;
  /** requests a new one even if there is one for the same answers */
  again?: boolean;
}

/** Requests an AI opinion on a locked form; returns the pending job, if there is one already. */
export async function askForAssessment(
  { db, enqueue, now }: Pick<ChangeContext, 'db' | 'enqueue' | 'now'>,
  { uuid: form, form_data }: FormRow,
  { asked_by, again = false }: AssessmentOptions,
): Promise<string> {
  const question = { form, input_hash: inputHashOf(form_data), prompt_version: promptVersion };
  const statuses = again ? (['pending'] as const) : (['pending', 'success'] as const);
  const same = await findSameAssessment(db, question, statuses);
  if (same !== undefined) return same;
  const ai_job = await insertAssessment(db, { ...question, asked_by, now });
  await enqueue(giveQaAssessment, { ai_job }, { key: ai_job });
  return ai_job;
}
