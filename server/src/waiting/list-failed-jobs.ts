import type { FailedJob, waitingCalls } from '@torg/protocol/waiting/waiting';
import type { Handler } from '../platform/handler.ts';
import {
  countFailedJobs,
  listFailedJobs as findFailedJobs,
  type FailedJobRow,
} from '../platform/jobs/failed-jobs.ts';

const longest = 300;

/** Errors of external services are stored as they come, and may contain a recipient's address. */
const withoutAddresses = (reason: string): string =>
  reason.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…').slice(0, longest);

function failedJobView({ id, reason, started_at, failed_at, ...row }: FailedJobRow): FailedJob {
  return {
    ...row,
    failed_job: id,
    started_at: started_at.toISOString(),
    failed_at: failed_at.toISOString(),
    reason: reason === null ? null : withoutAddresses(reason),
  };
}

export const listFailedJobs: Handler<typeof waitingCalls.listFailedJobs> = async (
  { db },
  { query: { limit, offset } },
) => {
  const [rows, { count }] = await Promise.all([
    findFailedJobs(db, { limit, offset }),
    countFailedJobs(db),
  ]);
  return { failed_jobs: rows.map(failedJobView), total: count, limit, offset };
};
