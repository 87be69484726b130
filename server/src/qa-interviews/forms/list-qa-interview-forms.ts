import type { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Handler } from '../../platform/handler.ts';
import { findLatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';
import { findQueue } from '../qa-interviews.repository.ts';
import { queueView } from '../qa-interviews.views.ts';

export const listQaInterviewForms: Handler<typeof qaInterviewCalls.listQaInterviewForms> = async (
  { db, actor },
  { query: { archived, status, discipline } },
) => {
  const filter = {
    archived: archived === 'true',
    ...(status && { status }),
    ...(discipline && { discipline }),
  };
  const rows = await findQueue(db, filter);
  const uuids = rows.map(({ uuid }) => uuid);
  const opinions = await findLatestAnswers(db, 'qa_interview_ai_assessment', uuids);
  return {
    qa_interview_forms: rows.map((row) => queueView(row, actor, opinions.get(row.uuid))),
  };
};
