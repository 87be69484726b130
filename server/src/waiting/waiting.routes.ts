import { waitingCalls } from '@torg/protocol/waiting';
import { routes } from '../platform/handler.ts';
import { discardFailedJob, retryFailedJob } from './decide-failed-job.ts';
import { getWaitingWork } from './get-waiting-work.ts';
import { listFailedJobs } from './list-failed-jobs.ts';

export const waitingRoutes = routes(waitingCalls, {
  getWaitingWork,
  listFailedJobs,
  retryFailedJob,
  discardFailedJob,
});
