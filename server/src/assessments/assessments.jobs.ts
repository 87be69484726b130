import { aiJobOf } from '../ai-jobs/ai-jobs.commands.ts';
import { assessmentKinds } from './kinds/assessment-kinds.ts';
import { mailWish } from './own/mails/mail-wish.ts';
import { remindOfWishes } from './own/mails/remind-of-wishes.ts';

export const assessmentJobs = [
  ...assessmentKinds.map((kind) => aiJobOf(kind)),
  mailWish,
  remindOfWishes,
];
