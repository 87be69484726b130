import type { profileCalls } from '@torg/protocol/profiles';
import type { Handler } from '../platform/handler.ts';
import { changeAvailability } from './availability.repository.ts';
import { availabilityView } from './availability.views.ts';
import { dayOf } from './day-of.ts';
import { openForEditing } from './open-profile.ts';
import { keepVisibility } from './profile-changed.ts';

export const setAvailability: Handler<typeof profileCalls.setAvailability> = async (
  context,
  { params: { profile }, body: { isAvailable } },
) => {
  await openForEditing(context, profile);
  const { db, now } = context;
  const wish = isAvailable ? ('available' as const) : ('not_available' as const);
  const [record] = await changeAvailability(db, [{ profile, wish }], { now, today: dayOf(now) });
  await keepVisibility(db, [profile], now);
  return availabilityView(record);
};
