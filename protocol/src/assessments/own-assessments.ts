import { z } from 'zod';
import { inferenceStatuses } from '../ai-jobs/ai-terms.ts';
import { callTable } from '../call.ts';
import { importances } from '../opportunities/opportunity-terms.ts';
import { limits } from '../limits.ts';
import {
  LocaleCode,
  Moment,
  Paged,
  Uuid,
  params,
  queryPage,
  requiredText,
  text,
} from '../shapes.ts';
import { Claim } from './assessment-outputs.ts';
import { matchingConfidences } from './assessment-terms.ts';

const size = limits.assessment;
const inLocale = z.object({ locale: LocaleCode.default('nb') });

/** A consultant's wish that a person looks, too. */
const HumanAssessment = z
  .object({
    human_assessment: Uuid,
    asked_at: Moment,
    /** a person answers until then */
    due_at: Moment,
    answered_at: Moment.nullable(),
    answered_by_name: z.string().nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: 'HumanAssessment' });

/** Never which person. */
const Side = z.enum(['client', 'own_company', 'torg']);

/** That somebody was assessed. The result is theirs to see once they were answered. */
export const OwnAssessment = z
  .object({
    opportunity: Uuid,
    /** of the assignment; of a need, that it is one, since its name may name the client */
    title: z.string(),
    assignment: Uuid.nullable(),
    asked_by: Side,
    type: z.string(),
    inference_status: z.enum(inferenceStatuses),
    answered_by: z.string(),
    prompt_version: z.int(),
    created_at: Moment,
    criteria: z.array(z.object({ criteria: z.string(), importance: z.enum(importances) })),
    /** null: nobody had approved them */
    criteria_approved: z
      .object({
        at: Moment,
        /** null: whoever did has left */
        by: Side.nullable(),
      })
      .nullable(),
    /** never anything about others; null: not answered yet */
    result: z
      .object({
        strengths: z.array(Claim),
        /** in which they are written */
        locale: LocaleCode,
        /** null: the kind gives none */
        score: z.int().nullable(),
        matchingConfidence: z.enum(matchingConfidences).nullable(),
        /** in a ranking, without those beside them; null: the kind gives none */
        place: z.int().nullable(),
      })
      .nullable(),
    human_assessment: HumanAssessment.nullable(),
    can: z.object({ askForHuman: z.boolean() }),
  })
  .meta({ id: 'OwnAssessment' });
export type OwnAssessment = z.output<typeof OwnAssessment>;

const OwnAssessments = z
  .object({
    assessments: z.array(OwnAssessment),
    /** the consultant does not want to be assessed by machines */
    declined: z.boolean(),
    can: z.object({ decline: z.boolean() }),
  })
  .meta({ id: 'OwnAssessments' });

/** A wish as whoever is to answer it sees it. */
const WaitingHumanAssessment = HumanAssessment.extend({
  account: Uuid,
  name: z.string(),
  opportunity: Uuid,
  title: z.string(),
  assignment: Uuid.nullable(),
  reason: z.string(),
}).meta({ id: 'WaitingHumanAssessment' });

export const ownAssessmentCalls = callTable('main', {
  listOwnAssessments: {
    method: 'GET',
    path: '/profile/{profile}/assessments',
    summary: 'That, when, for what and by what somebody was assessed.',
    access: 'profile-owner',
    status: 200,
    params: params('profile'),
    query: inLocale,
    answer: OwnAssessments,
    errors: ['could_not_find_profile'],
  },
  declineAssessments: {
    method: 'PUT',
    path: '/profile/{profile}/assessments/declined',
    summary: 'Say whether one wants to be assessed by machines.',
    access: 'consultant',
    status: 200,
    params: params('profile'),
    query: inLocale,
    body: z.object({ declined: z.boolean() }),
    answer: OwnAssessments,
    errors: ['could_not_find_profile'],
  },
  askForHumanAssessment: {
    method: 'POST',
    path: '/profile/{profile}/assessments/human',
    summary: 'Ask that a person looks; whoever asked the machine and admins have it waiting.',
    access: 'consultant',
    status: 201,
    params: params('profile'),
    body: z.object({ opportunity: Uuid, reason: text(size.comment).default('') }),
    answer: HumanAssessment,
    errors: [
      'could_not_find_profile',
      'could_not_find_assignment_profile_ai_assessment',
      'human_assessment_is_asked_for',
    ],
    changesWaiting: true,
  },
  listHumanAssessments: {
    method: 'GET',
    path: '/human-assessments',
    summary: 'Who asked that a person looks, the one due first at the top.',
    access: 'opportunity-user',
    status: 200,
    query: z.object({
      /** answered ones, too */
      all: z.stringbool().default(false),
      ...queryPage({ default: 18, max: 90 }),
    }),
    answer: z.object({ human_assessments: z.array(WaitingHumanAssessment), ...Paged }),
  },
  answerHumanAssessment: {
    method: 'POST',
    path: '/human-assessment/{id}/answer',
    summary: 'Answer a consultant after having looked oneself.',
    access: 'opportunity-user',
    status: 200,
    params: params('id'),
    body: z.object({ answer: requiredText(size.comment) }),
    answer: WaitingHumanAssessment,
    errors: ['could_not_find_human_assessment', 'human_assessment_is_answered'],
    changesWaiting: true,
  },
});
