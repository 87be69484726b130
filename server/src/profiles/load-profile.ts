import type { Profile } from '@torg/protocol/profile-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/tables.ts';
import { found } from '../platform/refusal.ts';
import { findProfile } from './profile-reading.repository.ts';
import { profileView } from './profiles.views.ts';

/** The profile as it stands now, for one who was let at it already. */
export async function loadProfile(
  db: Db,
  actor: Actor,
  query: { profile: string; locale: Locale },
): Promise<Profile> {
  const reader = { account: actor.account, locale: query.locale };
  const row = await findProfile(db, query.profile, reader);
  return profileView(found(row, 'could_not_find_profile'), actor);
}
