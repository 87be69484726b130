import type { profileCalls } from '@torg/protocol/profiles';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { openForEditing } from './open-profile.ts';
import { updateProfile } from './profile-changes.repository.ts';
import { activationMoves, activationOf, isApproved, isHere } from './profiles.policy.ts';

/** Asking for what one has, or has asked for already, changes nothing. */
export const requestProfileActivation: Handler<
  typeof profileCalls.requestProfileActivation
> = async (context, { params: { profile }, body: { requestedActivation } }) => {
  const standing = await openForEditing(context, profile);
  const move = requestedActivation ? 'request' : 'take_back';
  const state = activationOf(standing);
  if (!activationMoves.isOpen(standing, move)) {
    return { profile, requestedActivation: state === 'requested' };
  }
  if (requestedActivation) {
    allowed(isHere(standing), 'account_is_deactivated');
    allowed(isApproved(standing), 'profile_qa_must_have_status_approved');
  }
  const requested_activation = requestedActivation ? context.now : null;
  await updateProfile(context.db, profile, { requested_activation });
  return { profile, requestedActivation };
};
