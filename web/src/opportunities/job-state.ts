import type { InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';

type Pending = { inference_status: InferenceStatus } | null;

/** What of a need changes by itself; a row of the list has less of it. */
interface UnderWay {
  context: readonly object[];
  structured_opportunity: Pending;
  structured_opportunity_recommendation?: Pending;
  opportunity_criteria?: Pending;
}

const isPending = (job: Pending | undefined): boolean => job?.inference_status === 'pending';

const isBeingRead = (context: object): boolean =>
  ('text_status' in context && context.text_status === 'pending') ||
  ('virus_check' in context && context.virus_check === 'waiting');

/** Something will be different by itself. */
export const isUnderWay = (need: UnderWay): boolean =>
  need.context.some(isBeingRead) ||
  isPending(need.structured_opportunity) ||
  isPending(need.structured_opportunity_recommendation) ||
  isPending(need.opportunity_criteria);
