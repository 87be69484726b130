import type { Insertable } from 'kysely';
import { builtInEngine, type AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import type { AiJobTable } from '../ai-jobs/ai-jobs.tables.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ProfileAssessmentTable } from './assessments.tables.ts';

type Assessed = Pick<Insertable<ProfileAssessmentTable>, 'opportunity' | 'account'> &
  Partial<Insertable<ProfileAssessmentTable>>;

/** Somebody who was asked about for a need, by default for the client's side. Returns its id. */
export async function aProfileAssessment(db: Db, fields: Assessed): Promise<string> {
  const row = await db
    .insertInto('opportunity_profile_ai_assessment')
    .values({ company: null, prompt: '', asked_by: null, asked_at: new Date(), ...fields })
    .returning('opportunity_profile_ai_assessment as id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An answered job about a subject. Returns its id. */
export async function anAiAnswer(
  db: Db,
  type: AiJobType,
  subject: string,
  { output, ...fields }: { output: object } & Partial<Insertable<AiJobTable>>,
): Promise<string> {
  const now = new Date();
  const row = await db
    .insertInto('ai_job')
    .values({
      ...{ type, subject, locale: 'nb', input_hash: 'h', question_hash: 'h', prompt_version: 1 },
      ...{ inference_status: 'success', answered_by: builtInEngine, asked_by: null },
      ...{ created_at: now, finished_at: now, output: JSON.stringify(output), ...fields },
    })
    .returning('ai_job')
    .executeTakeFirstOrThrow();
  return row.ai_job;
}
