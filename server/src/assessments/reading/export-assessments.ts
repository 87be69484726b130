import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import { exportOf, noteLooks } from '../../ai-jobs/ai-jobs.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { openNeed } from '../asking/open-assessed.ts';
import { findAssessmentSubjects } from './assessment-subjects.repository.ts';

/** All that the own side asked of machines about a need, as one JSON file. */
export const exportAssessments: Handler<typeof assessmentCalls.exportAssessments> = async (
  context,
  { params: { id: opportunity } },
) => {
  const { db, now } = context;
  const { assessor } = await openNeed(context, opportunity);
  const asked = await findAssessmentSubjects(db, { opportunity, assessor });
  const records = await exportOf(
    db,
    asked.map(({ subject }) => subject),
  );
  noteLooks(
    context,
    records.map(({ ai_job }) => ai_job),
  );
  const content = { opportunity, exported_at: now.toISOString(), asked, records };
  return {
    content: Buffer.from(JSON.stringify(content, null, 2)),
    file_name: `assessments-${opportunity}.json`,
    media_type: 'application/json',
    inline: false,
  };
};
