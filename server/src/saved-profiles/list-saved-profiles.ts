import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { findProfiles } from '../profiles/profiles.queries.ts';
import { openList } from './open-saved-list.ts';
import { findSaved } from './saved-profiles.repository.ts';
import { savedProfileView } from './saved-profiles.views.ts';

export const listSavedProfiles: Handler<typeof savedProfileCalls.listSavedProfiles> = async (
  { db, actor },
  { query: { saved_list: list, profile, locale, limit, offset } },
) => {
  if (list !== undefined) await openList(db, actor, list);
  const { account } = actor;
  const { rows, total } = await findSaved(db, { account, list, profile, limit, offset });
  const profiles = rows.map((row) => row.profile);
  const found = await findProfiles(db, profiles, { account, locale });
  const byId = new Map(found.map((row) => [row.profile, row]));
  return {
    saved_profiles: rows.map((row) => savedProfileView(row, byId.get(row.profile), actor)),
    total,
    limit,
    offset,
  };
};
