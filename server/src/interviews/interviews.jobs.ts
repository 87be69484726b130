import { reaction } from '../platform/events.ts';
import { cancelInterviewsOfInterest, forgetInterviews } from './cancelling/cancel-interviews.ts';
import { mailInterviewNews } from './mails/mail-interview-news.ts';
import { remindOfInterviews } from './mails/remind-of-interviews.ts';

export const interviewJobs = [
  mailInterviewNews,
  remindOfInterviews,
  cancelInterviewsOfInterest,
  forgetInterviews,
];

const ends = ['withdrew_interest', 'turned_interest_down', 'left_interest_unanswered'] as const;

export const interviewReactions = [
  reaction('delete_cv', forgetInterviews, ({ metadata }) => ({ account: metadata.profile })),
  ...ends.map((kind) =>
    reaction(kind, cancelInterviewsOfInterest, ({ metadata }) => ({
      assignment_interest: metadata.object.id,
    })),
  ),
];
