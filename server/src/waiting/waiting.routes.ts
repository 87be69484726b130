import { waitingCalls } from '@torg/protocol/waiting/waiting';
import { routes } from '../platform/handler.ts';
import { discardFailedJob } from './discard-failed-job.ts';
import { getWaitingWork } from './get-waiting-work.ts';
import { listFailedJobs } from './list-failed-jobs.ts';
import { retryFailedJob } from './retry-failed-job.ts';

export const waitingRoutes = routes(waitingCalls, {
  getWaitingWork,
  listFailedJobs,
  retryFailedJob,
  discardFailedJob,
});
