import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { activations } from './activation-moves.ts';

/** Setting the present value changes nothing. */
export const setProfileActivation: Handler<typeof profileCalls.setProfileActivation> = async (
  context,
  { params: { profile }, body: { active } },
) => {
  await moveOne(context, activations, profile, { move: active ? 'activate' : 'deactivate' });
  return { profile, activationStatus: active };
};
