import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Paged, Uuid, params, queryPage, requiredText, text, mostWhole } from '../shapes.ts';
import {
  Interview,
  InterviewTimes,
  interviewTitle,
  invitation,
  oneTime,
} from './interview-shapes.ts';
import { interviewPeriods } from './interview-terms.ts';

const size = limits.interview;
const one = params('interview');

const missing = ['could_not_find_interview'] as const;
const changing = [...missing, 'interview_state_does_not_allow'] as const;
const inviting = ['interview_person_not_allowed'] as const;

/** What it is about: an assignment, or a need. */
const subject = { assignment: Uuid.optional(), opportunity: Uuid.optional() };
const namesOne = (about: { assignment?: string; opportunity?: string }): boolean =>
  (about.assignment === undefined) !== (about.opportunity === undefined);
const exactlyOne = { path: ['assignment'], message: 'or opportunity must be named, and not both' };

/** Nothing is left out by mistake: what is not sent stays as it was. */
const changed = z.object(invitation).partial().shape;
/** the one that the caller has seen */
const version = z.int().min(1).max(mostWhole);

const byParty = { access: 'interview-party', status: 200, params: one, answer: Interview } as const;
const byEditor = { ...byParty, access: 'board-editor' } as const;

export const interviewCalls = callTable('main', {
  listInterviews: {
    method: 'GET',
    path: '/interviews',
    summary:
      'The interviews that concern the caller: as consultant, as editor, or as a participant.',
    access: 'user',
    status: 200,
    query: z.object({
      ...subject,
      /** the consultant */
      profile: Uuid.optional(),
      period: z.enum(interviewPeriods).default('all'),
      ...queryPage(limits.interviewPage),
    }),
    answer: z.object({
      interviews: z.array(Interview),
      ...Paged,
      /** about the named assignment or need; to a named consultant only one at a time */
      can: z.object({ offer: z.boolean() }),
    }),
  },
  draftInterview: {
    method: 'GET',
    path: '/interview-draft',
    summary: 'What an invitation about an assignment or a need begins with.',
    access: 'board-editor',
    status: 200,
    query: z.object(subject).refine(namesOne, exactlyOne),
    answer: z.object({
      /** empty for a need, whose name is nobody else's business */
      title: z.string(),
      company_name: z.string(),
      /** the market's, in which the times are meant */
      zone: z.string(),
      /** who may take part, beside whoever invites, by name */
      colleagues: z.array(z.object({ account: Uuid, name: z.string() })),
    }),
    errors: ['could_not_find_assignment', 'could_not_find_opportunity'],
  },
  offerInterview: {
    method: 'POST',
    path: '/interviews',
    summary: 'Offer a consultant times for an interview.',
    access: 'board-editor',
    status: 201,
    body: z
      .object({
        ...subject,
        profile: Uuid,
        title: interviewTitle,
        times: InterviewTimes,
        place: invitation.place.default(''),
        link: invitation.link.default(null),
        note: invitation.note.default(''),
        people: invitation.people.default([]),
      })
      .refine(namesOne, exactlyOne),
    answer: Interview,
    errors: [
      'could_not_find_assignment',
      'could_not_find_opportunity',
      'opportunity_is_archived',
      'assignment_state_does_not_allow',
      'could_not_find_profile',
      'consultant_profile_not_visible',
      'interest_already_answered',
      'interview_is_offered',
      ...inviting,
    ],
  },
  getInterview: {
    method: 'GET',
    path: '/interviews/{interview}',
    summary: 'An interview, for those on both sides.',
    ...byParty,
    errors: missing,
  },
  getInterviewCalendar: {
    method: 'GET',
    path: '/interviews/{interview}/calendar',
    summary: 'A booked interview as a calendar file.',
    access: 'interview-party',
    status: 200,
    params: one,
    raw: 'file',
    errors: changing,
  },
  takeInterviewTime: {
    method: 'POST',
    path: '/interviews/{interview}/take',
    summary: 'Choose one of the times that were offered.',
    ...byParty,
    body: z.object({ interview_time: Uuid }),
    errors: [...changing, 'interview_time_is_gone', 'interview_time_is_past'],
  },
  wantOtherInterviewTimes: {
    method: 'POST',
    path: '/interviews/{interview}/want-others',
    summary: 'Ask for other times, and say which would do.',
    ...byParty,
    body: z.object({ wish: requiredText(size.wish) }),
    errors: [...changing, 'interview_is_offered'],
  },
  declineInterview: {
    method: 'POST',
    path: '/interviews/{interview}/decline',
    summary: 'Say no to an interview.',
    ...byParty,
    body: z.object({ wish: text(size.wish).default('') }),
    errors: changing,
  },
  offerOtherInterviewTimes: {
    method: 'POST',
    path: '/interviews/{interview}/times',
    summary: 'Offer other times instead.',
    ...byEditor,
    body: z.object({ times: InterviewTimes, ...changed, version }),
    errors: [...changing, 'interview_was_changed', ...inviting],
  },
  moveInterview: {
    method: 'POST',
    path: '/interviews/{interview}/move',
    summary: 'Move a booked interview to another time, or change what its invitation says.',
    ...byEditor,
    body: z.object({ ...oneTime, ...changed, version }),
    errors: [...changing, 'interview_was_changed', ...inviting],
  },
  cancelInterview: {
    method: 'POST',
    path: '/interviews/{interview}/cancel',
    summary: 'Cancel an interview, or take its times back.',
    ...byEditor,
    body: z.object({ reason: text(size.reason).default(''), version }),
    errors: [...changing, 'interview_was_changed'],
  },
});
