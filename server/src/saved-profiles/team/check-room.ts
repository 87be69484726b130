import { limits } from '@torg/protocol/limits';
import { allowed } from '../../platform/refusal.ts';
import type { ListRow } from '../saved-lists.repository.ts';

/** For one more, under the list's lock. */
export const checkRoom = ({ count }: ListRow): void =>
  allowed(count < limits.saved.profiles, 'too_many_saved_profiles');
