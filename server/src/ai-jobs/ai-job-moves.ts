import { aiJobLife } from '@torg/protocol/ai-jobs/ai-job-life';
import { movePolicy } from '../platform/moves/move-policy.ts';
import type { Movable } from '../platform/moves/movable.ts';
import { type AiEnding, lockJobs, type LockedJob, updateJobs } from './ai-jobs.repository.ts';

/** The pages that show it are notified by whoever ends it, who knows its kind. */
export const aiQuestions: Movable<typeof aiJobLife, LockedJob, AiEnding> = {
  life: aiJobLife,
  policy: movePolicy(aiJobLife, {
    stateOf: ({ inference_status }: LockedJob) => inference_status,
    parties: {},
  }),
  columns: [{ table: 'ai_job', column: 'inference_status' }],
  lock: lockJobs,
  write: ({ db, now }, rows, { to: inference_status, reason: error = null, with: ending }) =>
    updateJobs(
      db,
      rows.map(({ ai_job }) => ai_job),
      { ...ending, inference_status, error, finished_at: now },
    ),
  fields: { state: 'inference_status', reason: 'error' },
  history: ({ ai_job: id }) => ({ object: { kind: 'ai_job', id }, isHidden: true }),
};
