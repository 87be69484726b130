import type { FailedJob, waitingCalls } from '@torg/protocol/waiting/waiting';
import type { Handler, ReadContext } from '../platform/handler.ts';
import {
  countFailedJobs,
  listFailedJobs as findFailedJobs,
  type FailedJobRow,
} from '../platform/jobs/failed-jobs.ts';
import { can } from './waiting.policy.ts';

const longest = 300;

/** Errors of external services are stored as they come, and may contain a recipient's address. */
const withoutAddresses = (reason: string): string =>
  reason.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…').slice(0, longest);

function failedJobView(
  { id, reason, started_at, failed_at, ...row }: FailedJobRow,
  { actor, knownJobs }: Pick<ReadContext, 'actor' | 'knownJobs'>,
): FailedJob {
  return {
    ...row,
    failed_job: id,
    started_at: started_at.toISOString(),
    failed_at: failed_at.toISOString(),
    reason: reason === null ? null : withoutAddresses(reason),
    can: can(actor, { isKnown: knownJobs.has(row.job) }),
  };
}

export const listFailedJobs: Handler<typeof waitingCalls.listFailedJobs> = async (
  context,
  { query: { limit, offset } },
) => {
  const { db } = context;
  const [rows, { count }] = await Promise.all([
    findFailedJobs(db, { limit, offset }),
    countFailedJobs(db),
  ]);
  const failed_jobs = rows.map((row) => failedJobView(row, context));
  return { failed_jobs, total: count, limit, offset };
};
