import { interviewCalls } from '@torg/protocol/interviews/interviews';
import { routes } from '../platform/handler.ts';
import { cancelInterview } from './booking/cancel-interview.ts';
import { declineInterview } from './booking/decline-interview.ts';
import { moveInterview } from './booking/move-interview.ts';
import { offerOtherInterviewTimes } from './booking/offer-other-interview-times.ts';
import { takeInterviewTime } from './booking/take-interview-time.ts';
import { wantOtherInterviewTimes } from './booking/want-other-interview-times.ts';
import './interviews.tables.ts';
import { draftInterview } from './offering/draft-interview.ts';
import { offerInterview } from './offering/offer-interview.ts';
import { getInterviewCalendar } from './reading/get-interview-calendar.ts';
import { getInterview } from './reading/get-interview.ts';
import { listInterviews } from './reading/list-interviews.ts';

export const interviewRoutes = routes(interviewCalls, {
  listInterviews,
  draftInterview,
  offerInterview,
  getInterview,
  getInterviewCalendar,
  takeInterviewTime,
  wantOtherInterviewTimes,
  declineInterview,
  offerOtherInterviewTimes,
  moveInterview,
  cancelInterview,
});
