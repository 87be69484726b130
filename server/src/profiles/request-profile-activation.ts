import type { profileCalls } from '@torg/protocol/profiles';
import type { Handler } from '../platform/handler.ts';
import { openForEditing } from './open-profile.ts';
import { updateProfile } from './profile-changes.repository.ts';
import { activationMoves, activationOf } from './profiles.policy.ts';

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
  const requested_activation = requestedActivation ? context.now : null;
  await updateProfile(context.db, profile, { requested_activation });
  return { profile, requestedActivation };
};
