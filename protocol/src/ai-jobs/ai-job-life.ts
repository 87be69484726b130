import { lifecycle } from '../lifecycle.ts';
import { aiFailureReasons, inferenceStatuses } from './ai-terms.ts';

/**
 * A question to a machine is answered once. Whether somebody may stop it is decided by the call that
 * stops it, since that depends on what it is about.
 */
export const aiJobLife = lifecycle({
  thing: 'ai_job',
  initial: 'pending',
  states: inferenceStatuses,
  done: ['success', 'failed'],
  missing: 'not_found',
  moves: {
    answer: {
      from: ['pending'],
      to: 'success',
      by: ['system'],
      event: 'answered_ai_job',
      idempotent: true,
    },
    fail: {
      from: ['pending'],
      to: 'failed',
      by: ['system'],
      event: 'could_not_answer_ai_job',
      reason: aiFailureReasons,
      idempotent: true,
    },
    cancel: {
      from: ['pending'],
      to: 'failed',
      by: ['system'],
      event: 'cancelled_ai_job',
      reason: ['cancelled'],
      idempotent: true,
    },
  },
});
