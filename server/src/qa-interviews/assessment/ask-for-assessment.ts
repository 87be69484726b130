import type { ChangeContext } from '../../platform/handler.ts';
import type { FormRow } from '../qa-interviews.repository.ts';
import { inputHashOf, promptVersion } from './assessment-question.ts';
import { findSameAssessment, insertAssessment } from './assessments.repository.ts';
import { giveQaAssessment } from './give-qa-assessment.ts';

interface AssessmentOptions {
  asked_by: string | null;
  /** also where there is an opinion on the same answers already */
  again?: boolean;
}

/** Asks for an opinion on a form that this change holds; answers the one that is being formed. */
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
