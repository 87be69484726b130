import type { Tx } from '../../platform/database/tables.ts';
import { setToolFields } from '../../profiles/profiles.commands.ts';
import { findUnlinked } from '../links/links.repository.ts';

/** Profiles that name a CV at Flowcase and never followed it. */
export async function forgetNamed(tx: Tx, organization: string): Promise<void> {
  const profiles = (await findUnlinked(tx, organization)).map(({ profile }) => profile);
  if (profiles.length === 0) return;
  await setToolFields(tx, profiles, { cvpartner_id: null, cvpartner_sync_enabled: false });
}
