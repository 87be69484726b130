import type { FlowcaseReview } from '@torg/protocol/flowcase/flowcase-terms';

const reviews = {
  sent: 'sent',
  waits: 'waits_for_rules',
  approved: 'approved',
  over: 'none',
} as const satisfies Record<string, FlowcaseReview>;

/** What a row says of the review of its consultant. */
export const reviewOf = (review: keyof typeof reviews): FlowcaseReview => reviews[review];
