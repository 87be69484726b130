import type { QaInterviewForm } from '@torg/protocol/qa-interviews/qa-interviews';
import { type LatestAnswers, aiEnvelopeOf } from '../ai-jobs/ai-jobs.queries.ts';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { AssessmentOutput } from './assessment/assessment-output.ts';
import { can, maySeeAssessment } from './qa-interviews.policy.ts';
import type { FormRow, QueueRow } from './qa-interviews.repository.ts';

type Assessment = QaInterviewForm['interview_ai_assessment'];

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

function decisionOf(row: FormRow): QaInterviewForm['decision'] {
  if (row.decided_at === null) return null;
  return {
    status: row.status === 'approved' ? 'approved' : 'declined',
    reason: row.decision_reason ?? '',
    decidedBy: row.decided_by,
    decided_at: row.decided_at.toISOString(),
  };
}

function assessmentView({ latest, current: shown }: LatestAnswers, { locale }: Actor): Assessment {
  const output = AssessmentOutput.nullable().parse(shown?.output ?? null);
  return {
    qa_interview_ai_assessment: latest.ai_job,
    ...aiEnvelopeOf('qa_interview_ai_assessment', { latest, shown }, { locale, output }),
  };
}

export function formView(
  row: FormRow,
  actor: Actor,
  opinions: LatestAnswers | undefined,
): QaInterviewForm {
  return {
    uuid: row.uuid,
    account: row.account,
    name: row.name,
    image_url: imageUrl(row.image_file),
    company_name: row.company_name,
    status: row.status,
    form_data: row.form_data,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    submitted_at: moment(row.submitted_at),
    archived: row.archived,
    interview_ai_assessment:
      opinions && maySeeAssessment(actor) ? assessmentView(opinions, actor) : null,
    assessed_by: opinions?.current?.answered_by ?? null,
    decision: decisionOf(row),
    decision_by_name: row.decided_by_name,
    can: can(actor, row),
  };
}

/** For admins only, who may see the AI opinion. */
export const queueView = (row: QueueRow, actor: Actor, opinions: LatestAnswers | undefined) => ({
  uuid: row.uuid,
  account: row.account,
  name: row.name,
  image_url: imageUrl(row.image_file),
  company_name: row.company_name,
  discipline: row.discipline,
  status: row.status,
  form_data: row.form_data,
  archived: row.archived,
  answered: row.answered,
  questions: row.questions,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  submitted_at: moment(row.submitted_at),
  interview_ai_assessment: opinions ? assessmentView(opinions, actor) : null,
  decision_by_name: row.decided_by_name,
  can: can(actor, row),
});
