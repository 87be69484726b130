import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { ProfileTable } from '../profiles.tables.ts';
import { updateProfiles } from '../editing/profile-changes.repository.ts';

/** What a profile says about the CV tool that it follows. */
type ToolFields = Pick<
  Updateable<ProfileTable>,
  'cvpartner_id' | 'cvpartner_sync_enabled' | 'cvpartner_updated_at'
>;

export const setToolFields = (
  tx: Tx,
  profiles: readonly string[],
  fields: ToolFields,
): Promise<void> => updateProfiles(tx, profiles, fields);
