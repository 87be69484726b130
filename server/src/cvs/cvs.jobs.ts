import { reaction } from '../platform/events.ts';
import { forgetSentCvs } from './sent/forget-sent-cvs.ts';
import { makeSentCv } from './sent/make-sent-cv.ts';
import { sweepSentCvs } from './sent/sweep-sent-cvs.ts';

export const cvJobs = [makeSentCv, sweepSentCvs, forgetSentCvs];

export const cvReactions = [
  reaction('delete_cv', forgetSentCvs, ({ metadata }) => ({ profile: metadata.profile })),
];
