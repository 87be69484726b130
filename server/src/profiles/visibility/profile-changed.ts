import { marketDay } from '@torg/protocol/market-day';
import { failingAt } from '@torg/protocol/profiles/profile-rules';
import { sql } from 'kysely';
import type { MoveContext } from '../../platform/moves/movable.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { moveOne } from '../../platform/move.ts';
import { updateSearchDocuments } from '../competencies/update-search-documents.ts';
import { qaMoves } from '../profiles.policy.ts';
import { reviews } from '../review/review-moves.ts';
import { findRuleResults } from './rules.repository.ts';
import { lockProfiles, type FoundFacts } from './facts.repository.ts';

/**
 * Decides whether profiles are visible: active, verified, and passing the rules of visibility. A
 * hidden profile comes back when the rules pass again. Locks first, so that nothing changes between
 * reading the rules' data and the decision.
 */
export async function updateVisibility(
  tx: Tx,
  profiles: readonly string[],
  now: Date,
): Promise<void> {
  await lockProfiles(tx, profiles);
  const results = await findRuleResults(tx, profiles, marketDay(now));
  const passing = [...results].flatMap(([profile, all]) =>
    failingAt(all, 'visibility').length === 0 ? [profile] : [],
  );
  await sql`
    with judged as (
      update profile as p set passes_otherwise = p.profile = any(${passing}::uuid[])
      from account as x where x.account = p.profile and p.profile = any(${profiles}::uuid[])
      returning p.profile,
        p.active_since is not null and x.verified and p.passes_otherwise as visible_in_search
    )
    update profile_availability as v set visible_in_search = judged.visible_in_search
    from judged where judged.profile = v.profile
      and judged.visible_in_search <> v.visible_in_search`.execute(tx);
  await updateSearchDocuments(tx, profiles);
}

/**
 * Call it after every change of parts: a rejected review becomes not started, and visibility is
 * updated.
 */
export async function profileChanged(
  context: MoveContext,
  facts: FoundFacts,
  ...sections: readonly string[]
): Promise<void> {
  const { db, now, emit } = context;
  const { profile } = facts;
  await db.updateTable('profile').set({ updated_at: now }).where('profile', '=', profile).execute();
  if (qaMoves.isOpen(facts, 'revise')) {
    await moveOne(context, reviews, profile, { move: 'revise' });
  }
  await updateVisibility(db, [profile], now);
  for (const section of sections) await emit('edit_profile', { profile, section });
}
