import { ProfileEvaluationV5 } from '@torg/protocol/assessments/assessment-outputs';
import { findLatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { evaluationKind } from '../kinds/evaluation-kind.ts';

/** As long as somebody waits for a document. */
const patienceMs = 30_000;
const pauseMs = 150;

export interface InTime {
  evaluation: ProfileEvaluationV5;
  answered_by: string;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The answer to the newest question about a row, which may still be on its way. */
export async function evaluationInTime(db: Db, subject: string): Promise<InTime> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const latest = (await findLatestAnswers(db, evaluationKind.type, [subject])).get(
      subject,
    )?.latest;
    if (latest?.inference_status === 'success') {
      const evaluation = ProfileEvaluationV5.parse(latest.output);
      return { evaluation, answered_by: latest.answered_by };
    }
    if (latest?.inference_status !== 'pending' || Date.now() > until) {
      throw new Refusal('could_not_create_requirement_matrix_responses');
    }
    await wait(pauseMs);
  }
}
