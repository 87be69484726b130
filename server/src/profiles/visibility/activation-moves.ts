import { activationLife } from '@torg/protocol/profiles/profile-life';
import { hasCooperationAgreement } from '../../contracts/contracts.queries.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import type { Movable } from '../../platform/moves/movable.ts';
import { moveOne } from '../../platform/move.ts';
import { allowed } from '../../platform/refusal.ts';
import { updateVisibility } from './profile-changed.ts';
import { updateProfiles } from '../editing/profile-changes.repository.ts';
import { activationMoves, isApproved, isNotDeactivated } from '../profiles.policy.ts';
import { refuseUnlessValid } from '../review/refuse-unless-valid.ts';
import { lockAllFacts, type FoundFacts } from './facts.repository.ts';

type Activations = Movable<typeof activationLife, FoundFacts>;

const idsOf = (rows: readonly FoundFacts[]) => rows.map(({ profile }) => profile);

/** The first conditions of activation, which also apply to requesting it. */
const refuseUnlessReady: Activations['write'] = async (_, rows) => {
  allowed(rows.every(isNotDeactivated), 'account_is_deactivated');
  allowed(rows.every(isApproved), 'profile_qa_must_have_status_approved');
};

/** The conditions of activation, in the order in which they are reported. */
const checkConditions: Activations['write'] = async (context, rows, move) => {
  await refuseUnlessReady(context, rows, move);
  await refuseUnlessValid(context, idsOf(rows), 'activation');
  for (const organization of new Set(rows.map((row) => row.organization))) {
    const isSigned =
      organization !== null && (await hasCooperationAgreement(context.db, organization));
    allowed(isSigned, 'cooperation_agreement_not_signed');
  }
};

/**
 * Two moments make up the state: since when a profile is active, and since when activation is
 * requested.
 */
const write: Activations['write'] = async ({ db, now }, rows, { to }) => {
  await updateProfiles(db, idsOf(rows), {
    active_since: to === 'active' ? now : null,
    requested_activation: to === 'requested' ? now : null,
  });
  const tookPart = rows.some(({ active_since }) => active_since !== null);
  if (to === 'active' || tookPart) await updateVisibility(db, idsOf(rows), now);
};

export const activations: Activations = {
  life: activationLife,
  policy: activationMoves,
  columns: [],
  lock: (tx, ids, { account }) => lockAllFacts(tx, ids, account),
  conditions: { activate: checkConditions, request: refuseUnlessReady },
  write,
  fields: { state: 'activation' },
  history: ({ profile }) => ({ object: { kind: 'account', id: profile } }),
};

/** Deactivates the profile and withdraws its request for activation; a removed one is hidden already. */
export async function hideProfile(context: ChangeContext, profile: string): Promise<void> {
  const row = context.db.selectFrom('profile').select('profile').where('profile', '=', profile);
  if ((await row.executeTakeFirst()) === undefined) return;
  await moveOne(context, activations, profile, { move: 'take_back' });
  await moveOne(context, activations, profile, { move: 'deactivate' });
}
