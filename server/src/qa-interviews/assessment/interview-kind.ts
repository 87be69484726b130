import { defineAiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { everyAdmin } from '../../platform/live/live.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import { findForm, findForms, lockForms } from '../qa-interviews.repository.ts';
import { findAssessedConsultant } from './assessed-consultant.repository.ts';
import { AssessmentOutput, assessmentSchema } from './assessment-output.ts';
import { instructions, interviewData, promptVersion, withAnswers } from './assessment-question.ts';
import { assessQaInterview } from './rules/assess-qa-interview.ts';

/** A second opinion on a locked form, for admins. */
export const interviewKind = defineAiKind({
  type: 'qa_interview_ai_assessment',
  engine: 'model',
  prompt_version: promptVersion,
  instructions,
  answerSchema: assessmentSchema,
  lock: lockForms,
  async basis(db, ids) {
    const forms = await findForms(db, ids);
    return new Map(forms.map(({ uuid, form_data }) => [uuid, withAnswers(form_data)]));
  },
  async find({ db }, uuid, locale) {
    const form = await findForm(db, uuid);
    const consultant = form && (await findAssessedConsultant(db, form.account, locale));
    return consultant && { data: interviewData(form.form_data, consultant), locale };
  },
  rule: (_context, { data, locale }) => assessQaInterview(data, locale),
  check(answer) {
    const output = AssessmentOutput.safeParse(answer);
    if (!output.success) throw new NoAnswer('not_an_answer', { detail: 'wrong shape' });
    return output.data;
  },
  live: {
    topic: 'qa_interview',
    async accounts(db, ids) {
      const forms = await findForms(db, ids);
      return forms.length > 0 ? [everyAdmin, ...forms.map(({ account }) => account)] : [];
    },
  },
});
