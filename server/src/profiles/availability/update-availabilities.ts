import { marketDay } from '@torg/protocol/market-day';
import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  availabilityChoice,
  changeAvailability,
  type AvailabilityRow,
  type AvailabilityChoice,
} from './availability.repository.ts';
import { availabilityView } from './availability.views.ts';

interface Update {
  profile: string;
  isAvailable?: boolean | undefined;
  updateAvailabilityUpdatedOnly?: boolean | undefined;
}

/** Exactly one of the two must be given; undefined otherwise. */
function choiceOf({
  isAvailable,
  updateAvailabilityUpdatedOnly,
}: Update): AvailabilityChoice | undefined {
  if ((isAvailable === undefined) === (updateAvailabilityUpdatedOnly !== true)) return undefined;
  return isAvailable === undefined ? 'confirmed' : availabilityChoice(isAvailable);
}

/**
 * The choices, each profile once. An invalid update counts as a confirmation here, so that its
 * profile is checked as well.
 */
function choicesOf(updates: readonly Update[]) {
  const choices = new Map<string, AvailabilityChoice>();
  for (const update of updates) choices.set(update.profile, choiceOf(update) ?? 'confirmed');
  return [...choices].map(([profile, choice]) => ({ profile, choice }));
}

function issuesOf(updates: readonly Update[], changed: ReadonlyMap<string, AvailabilityRow>) {
  const issues: { path: string; message: string }[] = [];
  const seen = new Set<string>();
  for (const [place, update] of updates.entries()) {
    const { profile } = update;
    const path = `updates.${place}`;
    if (choiceOf(update) === undefined) issues.push({ path, message: 'must say one of the two' });
    if (!changed.has(profile)) issues.push({ path, message: 'is not of your company' });
    if (seen.has(profile)) issues.push({ path, message: 'is there twice' });
    seen.add(profile);
  }
  return issues;
}

/** All or none, in one statement: if anything is wrong, the transaction is rolled back. */
export const updateAvailabilities: Handler<typeof profileCalls.updateAvailabilities> = async (
  { db, actor, now, emit },
  { body: { updates } },
) => {
  const { organization } = actor;
  const of = actor.role === 'admin' ? 'all' : organization !== null && { organization };
  const choices = choicesOf(updates);
  const rows = of ? await changeAvailability(db, choices, { now, today: marketDay(now), of }) : [];
  const changed = new Map(rows.map((row) => [row.profile, row]));
  const issues = issuesOf(updates, changed);
  if (issues.length > 0) throw new Refusal('invalid_availability_update', { issues });
  const updated = now.toISOString();
  const count = choices.filter(({ choice }) => choice !== 'confirmed').length;
  if (count > 0) await emit('updated_availabilities', { profiles: count, at: updated });
  return updates.map(({ profile }) => availabilityView(changed.get(profile), updated));
};
