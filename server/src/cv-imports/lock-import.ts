import type { MoveContext } from '../platform/moves/movable.ts';
import { found } from '../platform/refusal.ts';
import { openForEditing } from '../profiles/profiles.commands.ts';
import { findProfile } from '../profiles/profiles.queries.ts';
import { findEntries, findImport } from './cv-imports.repository.ts';
import type { Target } from './merging/target.ts';

const missing = 'could_not_find_profile_cv_import';

/** Locks the profile of an import, for somebody who may edit it, and reads both as they are now. */
export async function lockImport(context: MoveContext, cvImport: string): Promise<Target> {
  const { db, actor } = context;
  const { profile } = found(await findImport(db, cvImport), missing);
  await openForEditing(context, profile);
  const reader = { account: actor.account, locale: actor.locale };
  return {
    row: found(await findImport(db, cvImport), missing),
    entries: await findEntries(db, cvImport),
    profile: found(await findProfile(db, profile, reader), missing),
  };
}
