import { failingAt, type RuleCode } from '@torg/protocol/profile-rules';
import { sql } from 'kysely';
import type { ChangeContext } from '../platform/handler.ts';
import { plannedOnce } from '../platform/database/planned-once.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { AvailabilityRow } from './availability.repository.ts';
import { keepSearchDocuments } from './keep-search-document.ts';
import { addQaEntry } from './qa.repository.ts';
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
    update profile as p set passes_otherwise = p.profile = any(${passing}::uuid[]),
      visible_in_search = p.active_since is not null and x.verified
        and v.availability is not null and p.profile = any(${passing}::uuid[])
    from account as x, profile_availability as v
    where x.account = p.profile and v.profile = p.profile
      and p.profile = any(${profiles}::uuid[])`.execute(tx);
  await keepSearchDocuments(tx, profiles);
}

/** The same where nothing but availability has changed, of profiles that are held by that change. */
export async function followAvailability(tx: Tx, rows: readonly AvailabilityRow[]): Promise<void> {
  const { some = [], none = [] } = Object.groupBy(rows, ({ availability }) =>
    availability === null ? 'none' : 'some',
  );
  const ids = (of: readonly AvailabilityRow[]) => of.map(({ profile }) => profile);
  await sql`${plannedOnce}
    with turned as (
      update profile as p set visible_in_search = not p.visible_in_search
      where (p.visible_in_search and p.profile = any(${ids(none)}::uuid[]))
        or (not p.visible_in_search and p.profile = any(${ids(some)}::uuid[])
          and p.active_since is not null and p.passes_otherwise
          and (select x.verified from account as x where x.account = p.profile))
      returning p.profile, p.visible_in_search
    )
    update profile_search as s set visible = turned.visible_in_search
    from turned where s.profile = turned.profile`.execute(tx);
}

/** After every change of a part: rejected becomes not begun, and what others see is kept true. */
export async function profileChanged(
  { db, actor, now, emit }: ChangeContext,
  standing: FoundStanding,
  section: string,
): Promise<void> {
  const { profile } = standing;
  await db.updateTable('profile').set({ updated_at: now }).where('profile', '=', profile).execute();
  if (standing.qa_status === 'rejected') {
    await addQaEntry(db, { profile, status: 'not_started', by: actor.account });
  }
  await keepVisibility(db, [profile], now);
  await emit('edit_profile', { profile, section });
}
