import type { AvailabilityRecord } from '@torg/protocol/profiles/profile-shapes';
import { found } from '../../platform/refusal.ts';
import type { AvailabilityRow } from './availability.repository.ts';

/** For what has just changed; `updated` is that moment. */
export function availabilityView(
  row: AvailabilityRow | undefined,
  updated: string,
): AvailabilityRecord {
  const { profile, availability } = found(row, 'could_not_find_profile');
  return { account: profile, availability, availability_updated: updated };
}
