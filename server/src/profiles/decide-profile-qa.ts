import type { ProfileQaMove, ProfileQaStatus } from '@torg/protocol/profile-life';
import type { profileCalls } from '@torg/protocol/profiles';
import { recordChange } from '../events/events.public.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { keepVisibility } from './profile-changed.ts';
import { updateProfile } from './profile-changes.repository.ts';
import { qaMoves } from './profiles.policy.ts';
import { addQaEntry } from './qa.repository.ts';
import { lockStanding } from './standing.repository.ts';

type Decided = Extract<ProfileQaStatus, 'approved' | 'rejected' | 'in_progress'>;

const moveTo: Record<Decided, ProfileQaMove> = {
  approved: 'approve',
  rejected: 'reject',
  in_progress: 'reopen',
};

/** Of two admins who decide at once the second meets what the first has decided, and is told. */
export const decideProfileQa: Handler<typeof profileCalls.decideProfileQa> = async (
  context,
  { body: { account: profile, profile_qa_status: status } },
) => {
  const { db, actor, now } = context;
  const standing = found(await lockStanding(db, profile, actor.account), 'could_not_find_profile');
  allowed(qaMoves.may(actor, standing, moveTo[status]));
  allowed(qaMoves.isOpen(standing, moveTo[status]), 'profile_qa_state_does_not_allow');
  const profile_qa = await addQaEntry(db, { profile, status, by: actor.account });
  await recordChange(context, {
    what: 'reviewed_profile',
    object: { kind: 'account', id: profile },
    before: { qa_status: standing.qa_status },
    after: { qa_status: status },
  });
  // Whoever is reviewed anew does not take part meanwhile.
  if (status === 'in_progress' && standing.active_since !== null) {
    await updateProfile(db, profile, { active_since: null });
    await keepVisibility(db, [profile], now);
  }
  return { profile_qa };
};
