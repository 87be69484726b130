import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { setToolFields } from '../../profiles/profiles.commands.ts';
import { lockSync, type SyncRow } from '../syncing/syncs.repository.ts';
import { findUnlinked, insertLink } from './links.repository.ts';

/** Profiles that were made with an id of Flowcase follow that CV from now on. */
export async function linkNamed(
  { transaction, now }: JobContext,
  { organization, flowcase_sync, started_by }: SyncRow,
): Promise<void> {
  await transaction(async (tx) => {
    if (!(await lockSync(tx, flowcase_sync))) return;
    for (const { profile, ...named } of await findUnlinked(tx, organization)) {
      const created = { created_by: started_by, created_at: now() };
      const link = await insertLink(tx, { organization, profile, ...named, ...created });
      if (link !== undefined) await setToolFields(tx, [profile], { cvpartner_sync_enabled: true });
    }
  });
}
