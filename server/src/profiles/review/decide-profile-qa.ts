import type { ProfileQaMove, ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { found } from '../../platform/refusal.ts';
import { activations } from '../visibility/activation-moves.ts';
import { reviews } from './review-moves.ts';

type Decided = Extract<ProfileQaStatus, 'approved' | 'rejected' | 'in_progress'>;

const moveTo = {
  approved: 'approve',
  rejected: 'reject',
  in_progress: 'reopen',
} as const satisfies Record<Decided, ProfileQaMove>;

/**
 * When two admins decide at once, the second one finds the decision of the first and is refused.
 */
export const decideProfileQa: Handler<typeof profileCalls.decideProfileQa> = async (
  context,
  { body: { account: profile, profile_qa_status: status } },
) => {
  const { written } = await moveOne(context, reviews, profile, { move: moveTo[status] });
  // A profile does not take part while it is reviewed again.
  if (status === 'in_progress') {
    await moveOne(context, activations, profile, { move: 'deactivate' });
  }
  return { profile_qa: found(written?.get(profile), 'could_not_create_profile_qa_entry') };
};
