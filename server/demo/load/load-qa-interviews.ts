import type { QaFormData } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/qa-interviews/qa-interviews.tables.ts';
import '../../src/ai-jobs/ai-jobs.tables.ts';
import { inputHashOf, questionHashOf } from '../../src/ai-jobs/asking/question-hash.ts';
import { withAnswers } from '../../src/qa-interviews/assessment/assessment-question.ts';
import { interviewKind } from '../../src/qa-interviews/assessment/interview-kind.ts';
import { emptyForm } from '../../src/qa-interviews/forms/question-sets.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { companyOf, consultantOf } from '../data/lookup.ts';
import { demoQaInterviews } from '../data/qa-interviews.ts';
import type { DemoQaInterview } from '../data/qa-interviews.types.ts';
import type { Moments } from './moments.ts';
import { accountId, assessmentId, interviewId } from './demo-ids.ts';

/** The demo data have the opinions of the built-in rules. */
const settings = { languageModel: null };
const assessedAfterMs = 7_000;

/** The questions that the consultant would have received, with their answers. */
function formOf({ consultant, discipline, answers }: DemoQaInterview): QaFormData {
  const company = companyOf.get(consultantOf.get(consultant)?.companyKey ?? '');
  const form = emptyForm(discipline, company?.country === 'SE' ? 'sv' : 'nb');
  const questions = form.questions.map(({ question }, place) => ({
    question,
    answer: answers[place] ?? '',
  }));
  return { ...form, questions };
}

const submittedAt = ({ submittedOffsetHours }: DemoQaInterview, { hours }: Moments): Date | null =>
  submittedOffsetHours === undefined ? null : hours(submittedOffsetHours);

function formRow(interview: DemoQaInterview, moments: Moments): Row<'qa_interview_form'> {
  const { consultant, status, archived = false, decision, createdOffsetHours } = interview;
  const created_at = moments.hours(createdOffsetHours);
  const submitted_at = submittedAt(interview, moments);
  const decided_at = decision === undefined ? null : moments.hours(decision.offsetHours);
  return {
    uuid: interviewId(consultant),
    account: accountId(consultant),
    status,
    form_data: formOf(interview),
    revision: interview.answers.length,
    archived,
    submitted_at,
    decision_reason: decision?.reason ?? null,
    decided_by: decision === undefined ? null : accountId(decision.by),
    decided_at,
    created_at,
    updated_at: decided_at ?? submitted_at ?? created_at,
  };
}

/** Created automatically soon after the form was submitted. */
function assessmentRows(interview: DemoQaInterview, moments: Moments): Row<'ai_job'>[] {
  const submitted = submittedAt(interview, moments);
  if (interview.assessment === undefined || submitted === null) return [];
  const { status, reason } = interview.assessment;
  const locale = consultantOf.get(interview.consultant)?.locale ?? 'nb';
  const input_hash = inputHashOf(withAnswers(formOf(interview)));
  const finished_at = new Date(submitted.getTime() + assessedAfterMs);
  return [
    {
      ai_job: assessmentId(interview.consultant),
      type: 'qa_interview_ai_assessment',
      subject: interviewId(interview.consultant),
      locale,
      input_hash,
      question_hash: questionHashOf(interviewKind, input_hash, { settings, locale }),
      prompt_version: interviewKind.prompt_version,
      inference_status: 'success',
      answered_by: 'built-in',
      output: { approval_status: status, reason },
      tries: 1,
      tried_at: submitted,
      created_at: submitted,
      finished_at,
    },
  ];
}

export async function loadQaInterviews(db: Db, moments: Moments): Promise<void> {
  const forms = demoQaInterviews.map((interview) => formRow(interview, moments));
  await insertRows(db, 'qa_interview_form', forms);
  const assessments = demoQaInterviews.flatMap((interview) => assessmentRows(interview, moments));
  await insertRows(db, 'ai_job', assessments);
}
