import type { InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';

/** How far a machine's answer has come, as people see it. */
export type JobState =
  | 'never'
  /** there is no answer yet */
  | 'first'
  /** the answer before stands meanwhile */
  | 'again'
  | 'failed'
  | 'outdated'
  | 'answered';

interface Job {
  inference_status: InferenceStatus | null;
  is_outdated: boolean;
}

export function jobState(job: Job | null | undefined, hasAnswer: boolean): JobState {
  const status = job?.inference_status ?? null;
  if (!job || status === null) return 'never';
  if (status === 'pending') return hasAnswer ? 'again' : 'first';
  if (status === 'failed') return 'failed';
  return job.is_outdated ? 'outdated' : 'answered';
}
