import type { AvailabilityRecord } from '@torg/protocol/profile-shapes';
import { found } from '../platform/refusal.ts';
import type { AvailabilityRow } from './availability.repository.ts';

export function availabilityView(row: AvailabilityRow | undefined): AvailabilityRecord {
  const { profile, availability, availability_updated } = found(row, 'could_not_find_profile');
  return {
    account: profile,
    availability,
    availability_updated: availability_updated.toISOString(),
  };
}
