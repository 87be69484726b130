import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { activations } from './activation-moves.ts';

/** Changes nothing if activation is requested already, or the profile is active. */
export const requestProfileActivation: Handler<
  typeof profileCalls.requestProfileActivation
> = async (context, { params: { profile }, body: { requestedActivation } }) => {
  const move = requestedActivation ? 'request' : 'take_back';
  const { state } = await moveOne(context, activations, profile, { move });
  return { profile, requestedActivation: state === 'requested' };
};
