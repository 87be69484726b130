import { makeSentCv } from './sent/make-sent-cv.ts';
import { sweepSentCvs } from './sent/sweep-sent-cvs.ts';

export const cvJobs = [makeSentCv, sweepSentCvs];
