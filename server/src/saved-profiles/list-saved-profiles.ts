import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { findProfiles } from '../profiles/profiles.queries.ts';
import { openSeenList } from './open-saved-list.ts';
import { findSaved } from './saved-profiles.repository.ts';
import { isShared } from './saved-profiles.policy.ts';
import { savedProfileView } from './saved-profiles.views.ts';
import { findTeamMarks } from './team/team.repository.ts';
import { viewerOf } from './viewer-of.ts';

export const listSavedProfiles: Handler<typeof savedProfileCalls.listSavedProfiles> = async (
  { db, actor },
  { query: { saved_list: list, profile, locale, limit, offset } },
) => {
  const open = list === undefined ? undefined : await openSeenList(db, actor, list);
  const { account } = actor;
  const viewer = viewerOf(actor);
  const { rows, total } = await findSaved(db, { viewer, list, profile, limit, offset });
  const profiles = rows.map((row) => row.profile);
  const shared = open && isShared(open) ? open.saved_list : undefined;
  const [found, teams] = await Promise.all([
    findProfiles(db, profiles, { account, locale }),
    findTeamMarks(db, { account, list: shared, profiles }),
  ]);
  const byId = new Map(found.map((row) => [row.profile, row]));
  return {
    saved_profiles: rows.map((row) =>
      savedProfileView(row, { row: byId.get(row.profile), team: teams.get(row.profile) }, actor),
    ),
    total,
    limit,
    offset,
  };
};
