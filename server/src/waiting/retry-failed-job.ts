import type { waitingCalls } from '@torg/protocol/waiting/waiting';
import { z } from 'zod';
import { recordChange } from '../events/events.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { takeFailedJob } from '../platform/jobs/failed-jobs.ts';
import { UnknownJob } from '../platform/jobs/jobs.ts';
import { Refusal, found } from '../platform/refusal.ts';

/** The page may have been loaded before the job was removed from the program. */
function refuseUnknown(error: unknown): never {
  throw error instanceof UnknownJob ? new Refusal('job_is_no_longer_known') : error;
}

/** Puts the job back on its queue unchanged, with its own trace. */
export const retryFailedJob: Handler<typeof waitingCalls.retryFailedJob> = async (
  { db, emit, enqueue },
  { params: { failed_job: id } },
) => {
  const { job, data } = found(await takeFailedJob(db, id), 'could_not_find_failed_job');
  const { id: jobId, traceId } = data;
  const options = { ...(jobId ? { id: jobId } : {}), ...(traceId ? { traceId } : {}) };
  await enqueue({ name: job, input: z.unknown() }, data.input, options).catch(refuseUnknown);
  await recordChange({ emit }, { what: 'retried_job', object: { kind: 'job', id, name: job } });
};
