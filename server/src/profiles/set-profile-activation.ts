import type { profileCalls } from '@torg/protocol/profiles';
import { hasCooperationAgreement } from '../contracts/contracts.public.ts';
import { recordChange } from '../events/events.public.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { keepVisibility } from './profile-changed.ts';
import { updateProfile } from './profile-changes.repository.ts';
import { activationMoves, isApproved, isHere } from './profiles.policy.ts';
import { refuseUnlessValid } from './send-profile-to-qa.ts';
import { lockStanding, type FoundStanding } from './standing.repository.ts';

/** Somebody who may come in, and the three conditions in their order. */
async function checkConditions(context: ChangeContext, standing: FoundStanding): Promise<void> {
  const { profile, organization } = standing;
  allowed(isHere(standing), 'account_is_deactivated');
  allowed(isApproved(standing), 'profile_qa_must_have_status_approved');
  await refuseUnlessValid(context, profile, 'activation');
  const isSigned =
    organization !== null && (await hasCooperationAgreement(context.db, organization));
  allowed(isSigned, 'cooperation_agreement_not_signed');
}

/** Setting it to what it is already changes nothing. */
export const setProfileActivation: Handler<typeof profileCalls.setProfileActivation> = async (
  context,
  { params: { profile }, body: { active } },
) => {
  const { db, actor, now } = context;
  const standing = found(await lockStanding(db, profile, actor.account), 'could_not_find_profile');
  const move = active ? 'activate' : 'deactivate';
  allowed(activationMoves.may(actor, standing, move));
  const answer = { profile, activationStatus: active };
  if (!activationMoves.isOpen(standing, move)) return answer;
  if (active) await checkConditions(context, standing);
  await updateProfile(db, profile, {
    active_since: active ? now : null,
    requested_activation: null,
  });
  await keepVisibility(db, [profile], now);
  await recordChange(context, {
    what: 'changed_activation',
    object: { kind: 'account', id: profile },
    before: { active: !active },
    after: { active },
  });
  return answer;
};
