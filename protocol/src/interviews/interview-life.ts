import { lifecycle } from '../lifecycle.ts';

export const interviewStates = [
  'offered',
  'booked',
  'others_wanted',
  'cancelled',
  'declined',
] as const;
export type InterviewState = (typeof interviewStates)[number];

/** Somebody still has to do something, or the talk is still to come. */
export const openInterviewStates = ['offered', 'booked', 'others_wanted'] as const;

const editors = ['editor', 'admin'] as const;
const consultants = ['consultant', 'company_admin'] as const;

/** Times that a client offers a consultant, until one is booked or nobody wants to any more. */
export const interviewLife = lifecycle({
  thing: 'interview',
  initial: 'offered',
  states: interviewStates,
  done: ['booked'],
  missing: 'could_not_find_interview',
  refusal: 'interview_state_does_not_allow',
  moves: {
    take: { from: ['offered'], to: 'booked', by: consultants, event: 'booked_interview' },
    want_others: {
      from: ['offered', 'booked'],
      to: 'others_wanted',
      by: consultants,
      event: 'wanted_other_interview_times',
    },
    decline: {
      from: openInterviewStates,
      to: 'declined',
      by: consultants,
      event: 'declined_interview',
    },
    offer_others: {
      from: ['offered', 'others_wanted'],
      to: 'offered',
      by: editors,
      event: 'offered_other_interview_times',
      again: true,
    },
    // To another time, or with another place, link or note.
    move: {
      from: ['booked'],
      to: 'booked',
      by: editors,
      event: 'moved_interview',
      again: true,
    },
    // By itself where the profile was deleted, or the interest was withdrawn or answered.
    cancel: {
      from: openInterviewStates,
      to: 'cancelled',
      by: [...editors, 'system'],
      event: 'cancelled_interview',
    },
  },
});
