import type { waitingCalls } from '@torg/protocol/waiting/waiting';
import { recordChange } from '../events/events.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { takeFailedJob } from '../platform/jobs/failed-jobs.ts';
import { found } from '../platform/refusal.ts';

export const discardFailedJob: Handler<typeof waitingCalls.discardFailedJob> = async (
  { db, emit },
  { params: { failed_job: id } },
) => {
  const { job } = found(await takeFailedJob(db, id), 'could_not_find_failed_job');
  await recordChange({ emit }, { what: 'discarded_job', object: { kind: 'job', id, name: job } });
};
