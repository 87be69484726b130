import { failingAt, type RuleCode } from '@torg/protocol/profile-rules';
import { sql } from 'kysely';
import type { ChangeContext } from '../platform/handler.ts';
import type { Tx } from '../platform/database/tables.ts';
import { moveOne } from '../platform/move.ts';
import { keepSearchDocuments } from './keep-search-document.ts';
import { qaMoves } from './profiles.policy.ts';
import { reviews } from './review-moves.ts';
import { findRuleResults } from './rules.repository.ts';
import { lockProfiles, type FoundStanding } from './standing.repository.ts';
import { dayOf } from './day-of.ts';

const isOfAvailability = ({ code }: { code: RuleCode }): boolean =>
  code === 'availability_required';

/**
 * Decides anew whether profiles are seen: active, verified, and passing the rules of activation. A
 * profile that stops passing is hidden, and comes back by itself when it passes again. Held first,
 * so that nobody changes between the look and the decision what the rules look at.
 */
export async function keepVisibility(
  tx: Tx,
  profiles: readonly string[],
  now: Date,
): Promise<void> {
  await lockProfiles(tx, profiles);
  const results = await findRuleResults(tx, profiles, dayOf(now));
  const passing = [...results].flatMap(([profile, all]) =>
    failingAt(all, 'activation').every(isOfAvailability) ? [profile] : [],
  );
  await sql`
    with judged as (
      update profile as p set passes_otherwise = p.profile = any(${passing}::uuid[])
      from account as x where x.account = p.profile and p.profile = any(${profiles}::uuid[])
      returning p.profile,
        p.active_since is not null and x.verified and p.passes_otherwise as seen_when_available
    )
    update profile_availability as v set seen_when_available = judged.seen_when_available
    from judged where judged.profile = v.profile
      and judged.seen_when_available <> v.seen_when_available`.execute(tx);
  await keepSearchDocuments(tx, profiles);
}

/** After every change of a part: rejected becomes not begun, and what others see is kept true. */
export async function profileChanged(
  context: ChangeContext,
  standing: FoundStanding,
  section: string,
): Promise<void> {
  const { db, now, emit } = context;
  const { profile } = standing;
  await db.updateTable('profile').set({ updated_at: now }).where('profile', '=', profile).execute();
  if (qaMoves.isOpen(standing, 'revise')) {
    await moveOne(context, reviews, profile, { move: 'revise' });
  }
  await keepVisibility(db, [profile], now);
  await emit('edit_profile', { profile, section });
}
