import type { profileCalls } from '@torg/protocol/profiles';
import type { Handler } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  changeAvailability,
  findChangeable,
  type AvailabilityWish,
} from './availability.repository.ts';
import { availabilityView } from './availability.views.ts';
import { dayOf } from './day-of.ts';
import { keepVisibility } from './profile-changed.ts';
import { lockProfiles } from './standing.repository.ts';

interface Update {
  profile: string;
  isAvailable?: boolean | undefined;
  updateAvailabilityUpdatedOnly?: boolean | undefined;
}

/** Either of the two, never both; undefined where the update says neither. */
function wishOf({ isAvailable, updateAvailabilityUpdatedOnly }: Update) {
  if ((isAvailable === undefined) === (updateAvailabilityUpdatedOnly !== true)) return undefined;
  if (isAvailable === undefined) return 'confirmed';
  return isAvailable ? 'available' : 'not_available';
}

function checked(updates: readonly Update[], changeable: ReadonlySet<string>) {
  const seen = new Set<string>();
  const issues: { path: string; message: string }[] = [];
  const wishes = updates.flatMap((update, place): { profile: string; wish: AvailabilityWish }[] => {
    const { profile } = update;
    const wish = wishOf(update);
    const path = `updates.${place}`;
    if (wish === undefined) issues.push({ path, message: 'must say one of the two' });
    if (!changeable.has(profile)) issues.push({ path, message: 'is not of your company' });
    if (seen.has(profile)) issues.push({ path, message: 'is there twice' });
    seen.add(profile);
    return wish === undefined ? [] : [{ profile, wish }];
  });
  if (issues.length > 0) throw new Refusal('invalid_availability_update', { issues });
  return wishes;
}

/** All or none, in one statement. */
export const updateAvailabilities: Handler<typeof profileCalls.updateAvailabilities> = async (
  { db, actor, now },
  { body: { updates } },
) => {
  const profiles = updates.map(({ profile }) => profile);
  const own = actor.role === 'admin' ? null : actor.organization;
  const changeable =
    actor.role !== 'admin' && own === null
      ? new Set<string>()
      : await findChangeable(db, profiles, own);
  const wishes = checked(updates, changeable);
  await lockProfiles(db, profiles);
  const rows = await changeAvailability(db, wishes, { now, today: dayOf(now) });
  await keepVisibility(db, profiles, now);
  const byProfile = new Map(rows.map((row) => [row.profile, row]));
  return profiles.map((profile) => availabilityView(byProfile.get(profile)));
};
