import { marketDay } from '@torg/protocol/market-day';
import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { openForEditing } from '../editing/open-profile.ts';
import { availabilityChoice, changeAvailability } from './availability.repository.ts';
import { availabilityView } from './availability.views.ts';

export const setAvailability: Handler<typeof profileCalls.setAvailability> = async (
  context,
  { params: { profile }, body: { isAvailable } },
) => {
  await openForEditing(context, profile);
  const { db, now, emit } = context;
  const choices = [{ profile, choice: availabilityChoice(isAvailable) }];
  const rows = await changeAvailability(db, choices, { now, today: marketDay(now), of: 'all' });
  await emit('edit_profile', { profile, section: 'availability' });
  return availabilityView(rows[0], now.toISOString());
};
