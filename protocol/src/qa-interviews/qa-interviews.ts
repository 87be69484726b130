import { z } from 'zod';
import { aiEnvelope } from '../ai-jobs/ai-envelope.ts';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { qaInterviewStatuses } from '../profiles/profile-life.ts';
import {
  isStorable,
  LocaleCode,
  Moment,
  mostWhole,
  notStorable,
  Revision,
  Uuid,
  params,
  requiredText,
  text,
} from '../shapes.ts';
import { disciplines, type Discipline } from '../terms.ts';

/** The form writes disciplines with hyphens. */
export const hyphenated = (discipline: Discipline): string => discipline.replaceAll('_', '-');
const formDisciplines = disciplines.map(hyphenated) as [string, ...string[]];
export const FormDiscipline = z.enum(formDisciplines);

export const QaFormData = z
  .object({
    discipline: FormDiscipline,
    schema_version: z.int().min(1).max(mostWhole),
    questions: z
      .array(
        z.object({
          question: z
            .string()
            .trim()
            .min(1, 'Question cannot be empty')
            .max(limits.qaInterview.question)
            .refine(isStorable, notStorable),
          answer: text(limits.qaInterview.answer),
        }),
      )
      .min(1)
      .max(limits.qaInterview.questions),
  })
  .meta({ id: 'QaFormData' });
export type QaFormData = z.output<typeof QaFormData>;

/** A second opinion on a form, for admins. */
export const QaInterviewAiAssessment = aiEnvelope(
  'qa_interview_ai_assessment',
  z.object({ approval_status: z.enum(['approved', 'declined']), reason: z.string() }),
)
  .extend({ qa_interview_ai_assessment: Uuid })
  .meta({ id: 'QaInterviewAiAssessment' });

export const QaInterviewCan = z
  .object({
    edit: z.boolean(),
    submit: z.boolean(),
    decide: z.boolean(),
    archive: z.boolean(),
    assess: z.boolean(),
  })
  .meta({ id: 'QaInterviewCan' });

export const QaInterviewForm = z
  .object({
    uuid: Uuid,
    account: Uuid,
    /** name of the consultant */
    name: z.string(),
    image_url: z.string().nullable(),
    company_name: z.string().nullable(),
    status: z.enum(qaInterviewStatuses),
    form_data: QaFormData,
    revision: z.int(),
    created_at: Moment,
    updated_at: Moment,
    submitted_at: Moment.nullable(),
    archived: z.boolean(),
    /** for admins only; null for the consultant */
    interview_ai_assessment: QaInterviewAiAssessment.nullable(),
    /**
     * the engine that has read the answers, as `answered_by`; the consultant may know of it, too
     */
    assessed_by: z.string().nullable(),
    decision: z
      .object({
        status: z.enum(['approved', 'declined']),
        reason: z.string(),
        /** null once that admin is gone */
        decidedBy: Uuid.nullable(),
        decided_at: Moment,
      })
      .nullable(),
    /** who decided; null before there is a decision */
    decision_by_name: z.string().nullable(),
    can: QaInterviewCan,
  })
  .meta({ id: 'QaInterviewForm' });
export type QaInterviewForm = z.output<typeof QaInterviewForm>;

/** A form in the admins' queue. */
export const QaInterviewItem = z
  .object({
    uuid: Uuid,
    account: Uuid,
    name: z.string(),
    image_url: z.string().nullable(),
    company_name: z.string().nullable(),
    discipline: FormDiscipline,
    status: z.enum(qaInterviewStatuses),
    form_data: QaFormData,
    archived: z.boolean(),
    answered: z.int(),
    questions: z.int(),
    created_at: Moment,
    updated_at: Moment,
    submitted_at: Moment.nullable(),
    interview_ai_assessment: QaInterviewAiAssessment.nullable(),
    decision_by_name: z.string().nullable(),
    can: QaInterviewCan,
  })
  .meta({ id: 'QaInterviewItem' });

const one = params('uuid');
const errors = ['could_not_find_qa_interview_form'] as const;
const moved = [...errors, 'qa_interview_state_does_not_allow'] as const;

export const qaInterviewCalls = callTable('main', {
  createQaInterviewForm: {
    method: 'POST',
    path: '/qa-interview-forms',
    summary: 'Start an interview form with the questions of a discipline.',
    access: 'consultant',
    status: 201,
    body: z.object({
      discipline: FormDiscipline,
      locale: LocaleCode.optional(),
      /** the consultant, where an admin begins it */
      account: Uuid.optional(),
    }),
    answer: z.object({ uuid: Uuid }),
    errors: ['could_not_find_profile', 'qa_interview_state_does_not_allow'],
  },
  listOwnQaInterviewForms: {
    method: 'GET',
    path: '/profile/{profile}/qa-interview-forms',
    summary: "A consultant's interview forms, newest first.",
    access: 'consultant',
    status: 200,
    params: params('profile'),
    answer: z.object({
      qa_interview_forms: z.array(QaInterviewForm),
      /** begin: no form is waiting for an answer or a decision */
      can: z.object({ begin: z.boolean() }),
    }),
    errors: ['could_not_find_profile'],
  },
  getQaInterviewForm: {
    method: 'GET',
    path: '/qa-interview-forms/{uuid}',
    summary: 'An interview form.',
    access: 'form-owner',
    status: 200,
    params: one,
    answer: QaInterviewForm,
    errors,
  },
  saveQaInterviewForm: {
    method: 'PUT',
    path: '/qa-interview-forms/{uuid}',
    summary: 'Save the answers; refused if somebody has saved them since the revision.',
    access: 'form-owner',
    status: 200,
    params: one,
    body: z.object({ form_data: QaFormData, revision: Revision }),
    answer: QaInterviewForm,
    errors: [...moved, 'qa_interview_was_changed'],
  },
  submitQaInterviewForm: {
    method: 'PUT',
    path: '/qa-interview-forms/{uuid}/status',
    summary: 'Submit the form.',
    access: 'form-owner',
    changesWaiting: true,
    status: 200,
    params: one,
    body: z.object({ status: z.literal('submitted') }),
    answer: QaInterviewForm,
    errors: moved,
  },
  listQaInterviewForms: {
    method: 'GET',
    path: '/admin/qa-interview-forms',
    summary: 'The forms that wait, oldest first; or the archive.',
    access: 'admin',
    status: 200,
    query: z.object({
      archived: z.enum(['true', 'false']).default('false'),
      status: z.enum(qaInterviewStatuses).optional(),
      discipline: FormDiscipline.optional(),
    }),
    answer: z.object({ qa_interview_forms: z.array(QaInterviewItem) }),
  },
  decideQaInterview: {
    method: 'POST',
    path: '/admin/qa-interview-forms/{uuid}/decision',
    summary: 'Approve or decline, once.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    params: one,
    body: z.object({
      status: z.enum(['approved', 'declined']),
      reason: requiredText(limits.qaInterview.reason),
      decisionBy: Uuid,
    }),
    answer: QaInterviewForm,
    errors: [...moved, 'could_not_find_account'],
  },
  archiveQaInterview: {
    method: 'GET',
    path: '/admin/qa-interview-forms/{uuid}/archive',
    summary: 'Archive a form. Same-site requests only; the POST does the same.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    effect: 'change',
    params: one,
    answer: QaInterviewForm,
    errors: moved,
  },
  unarchiveQaInterview: {
    method: 'GET',
    path: '/admin/qa-interview-forms/{uuid}/unarchive',
    summary: 'Restore a form from the archive. Same-site requests only; the POST does the same.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    effect: 'change',
    params: one,
    answer: QaInterviewForm,
    errors: moved,
  },
  postArchiveQaInterview: {
    method: 'POST',
    path: '/admin/qa-interview-forms/{uuid}/archive',
    summary: 'Archive a form.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    params: one,
    answer: QaInterviewForm,
    errors: moved,
  },
  postUnarchiveQaInterview: {
    method: 'POST',
    path: '/admin/qa-interview-forms/{uuid}/unarchive',
    summary: 'Restore a form from the archive.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    params: one,
    answer: QaInterviewForm,
    errors: moved,
  },
  assessQaInterview: {
    method: 'POST',
    path: '/admin/qa-interview-forms/{uuid}/ai-assessment',
    summary: 'Request an AI opinion; a job provides it.',
    access: 'admin',
    status: 202,
    params: one,
    body: z.object({ force_recreate: z.boolean().default(false) }).optional(),
    answer: z.object({ interview_ai_assessment_id: Uuid }),
    errors: moved,
  },
});
