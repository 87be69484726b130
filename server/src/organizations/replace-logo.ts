import { recordChange } from '../events/events.commands.ts';
import { forgetFile, removeStoredFile } from '../files/files.commands.ts';
import type { ChangeContext } from '../platform/handler.ts';
import { lockForAdministering } from './open-organization.ts';
import { changeOrganization } from './organizations.repository.ts';

/** Replaces the logo by another one or by none, and removes the old one from the storage. */
export async function replaceLogo(
  context: ChangeContext,
  id: string,
  save: () => Promise<string | null>,
) {
  const { db, enqueue } = context;
  const row = await lockForAdministering(context, id);
  const logo_file = await save();
  await changeOrganization(db, id, { logo_file });
  const storage_key = row.logo_file === null ? undefined : await forgetFile(db, row.logo_file);
  if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
  if (logo_file === null && row.logo_file === null) return null;
  await recordChange(context, {
    what: logo_file === null ? 'removed_logo' : 'changed_logo',
    object: { kind: 'organization', id, name: row.name },
  });
  return logo_file;
}
