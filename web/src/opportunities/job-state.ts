import type { InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import type {
  Opportunity,
  OpportunityContext,
  OpportunityListItem,
} from './opportunities.queries.ts';

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

const isPending = (job: { inference_status: InferenceStatus } | null | undefined): boolean =>
  job?.inference_status === 'pending';

const isBeingRead = (context: OpportunityContext): boolean =>
  'text_status' in context &&
  (context.text_status === 'pending' || context.virus_check === 'waiting');

/** Something will be different by itself. */
export const isUnderWay = (need: Opportunity | OpportunityListItem): boolean =>
  need.context.some(isBeingRead) ||
  isPending(need.structured_opportunity) ||
  ('opportunity_criteria' in need &&
    (isPending(need.structured_opportunity_recommendation) ||
      isPending(need.opportunity_criteria)));
