import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Day, Moment, Uuid, params, requiredText } from '../shapes.ts';
import { locales } from '../terms.ts';
import { interestStates, turnDownReasons } from './interest-life.ts';

const { answers, answer } = limits.interest;

/** An interest as those who sent it see it: nothing about why, or about others. */
export const OwnInterest = z
  .object({
    assignment_interest: Uuid,
    assignment: Uuid,
    account: Uuid,
    name: z.string(),
    thread_id: Uuid,
    created_at: Moment,
    state: z.enum(interestStates),
    state_since: Moment,
    /** the day by which there is an answer; null once there is one, or it was withdrawn */
    answer_by: Day.nullable(),
    can: z.object({ answer: z.boolean(), withdraw: z.boolean(), takeBack: z.boolean() }),
  })
  .meta({ id: 'OwnInterest' });
export type OwnInterest = z.output<typeof OwnInterest>;

/** An interest as the editors of the assignment see it. */
export const Interest = OwnInterest.extend({
  image_url: z.string().nullable(),
  title: z.string().nullable(),
  company_name: z.string().nullable(),
  /** why they were turned down */
  reason: z.enum(turnDownReasons).nullable(),
  answered_at: Moment.nullable(),
  /** the language in which they read an answer; null when none can be given */
  answer_locale: z.enum(locales).nullable(),
  /** null: the platform, or somebody whose account is gone */
  answered_by_name: z.string().nullable(),
}).meta({ id: 'Interest' });
export type Interest = z.output<typeof Interest>;

const one = params('assignment_interest');
const ownMove = {
  access: 'consultant',
  status: 200,
  params: one,
  answer: OwnInterest,
} as const;
const missing = 'could_not_find_assignment_interest';

export const answerCalls = callTable('main', {
  answerInterests: {
    method: 'POST',
    path: '/assignment/{assignment_id}/interest-answers',
    summary:
      'Tell consultants that they are not selected, in their threads and by mail: all or none.',
    access: 'assignment-editor',
    status: 200,
    params: params('assignment_id'),
    body: z.object({
      interests: z
        .array(Uuid)
        .min(1)
        .max(answers)
        .refine((ids) => new Set(ids).size === ids.length, 'must not repeat'),
      reason: z.enum(turnDownReasons),
      /** in markdown; without it the text of the reason, in the language of each consultant */
      text: requiredText(answer).optional(),
    }),
    answer: z.object({ interests: z.array(Interest) }),
    errors: ['could_not_find_assignment', missing, 'interest_already_answered'],
  },
  listInterests: {
    method: 'GET',
    path: '/assignment/{assignment_id}/interests',
    summary: 'All interest in an assignment with its states, oldest first.',
    access: 'assignment-editor',
    status: 200,
    params: params('assignment_id'),
    answer: z.object({ interests: z.array(Interest) }),
    errors: ['could_not_find_assignment'],
  },
  listOwnInterests: {
    method: 'GET',
    path: '/assignment/{assignment_id}/own-interests',
    summary: 'Interest in an assignment of the caller, and of consultants they run the company of.',
    access: 'assignment-reader',
    status: 200,
    params: params('assignment_id'),
    answer: z.object({ interests: z.array(OwnInterest) }),
    errors: ['could_not_find_assignment'],
  },
  listThreadInterests: {
    method: 'GET',
    path: '/thread/{thread_id}/interests',
    summary: 'The interest that a thread is about: all for editors, for others their own.',
    access: 'thread-participant',
    status: 200,
    params: params('thread_id'),
    answer: z.object({ interests: z.array(OwnInterest) }),
    errors: ['could_not_find_thread'],
  },
  withdrawInterest: {
    method: 'POST',
    path: '/assignment-interest/{assignment_interest}/withdraw',
    summary: 'Withdraw an interest that nobody has answered.',
    ...ownMove,
    errors: [missing, 'interest_already_answered'],
  },
  takeBackWithdrawal: {
    method: 'POST',
    path: '/assignment-interest/{assignment_interest}/take-back',
    summary: 'Take a withdrawal back, while the assignment is active.',
    ...ownMove,
    errors: [missing, 'interest_already_answered', 'assignment_state_does_not_allow'],
  },
});
