import { aiJobOf } from '../ai-jobs/ai-jobs.commands.ts';
import { reaction } from '../platform/events.ts';
import { forgetAssessed } from './gone/forget-assessed.ts';
import { sweepAssessments } from './gone/sweep-assessments.ts';
import { assessmentKinds } from './kinds/assessment-kinds.ts';
import { mailWish } from './own/mails/mail-wish.ts';
import { remindOfWishes } from './own/mails/remind-of-wishes.ts';

export const assessmentJobs = [
  ...assessmentKinds.map((kind) => aiJobOf(kind)),
  mailWish,
  remindOfWishes,
  forgetAssessed,
  sweepAssessments,
];

export const assessmentReactions = [
  reaction('delete_cv', forgetAssessed, ({ metadata }) => ({ account: metadata.profile })),
];
