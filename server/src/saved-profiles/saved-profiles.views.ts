import type {
  SavedConsultant,
  SavedList,
  SavedProfile,
  TeamMark,
} from '@torg/protocol/saved-profiles/saved-profiles';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { type ProfileRow, can as canWithProfile, mayRead } from '../profiles/profiles.queries.ts';
import type { ListRow } from './saved-lists.repository.ts';
import { canOfList, isOwner } from './saved-profiles.policy.ts';
import type { SavedRow } from './saved-profiles.repository.ts';

export const savedListView = (row: ListRow, actor: Actor): SavedList => ({
  saved_list: row.saved_list,
  title: row.title,
  is_default: row.is_default,
  count: row.count,
  owner: { account: row.account, name: row.owner_name },
  is_own: isOwner(actor, row),
  shared_with:
    row.shared_with === null
      ? null
      : { organization: row.shared_with, name: row.shared_with_name ?? '' },
  can: canOfList(actor, row),
});

const consultantView = (row: ProfileRow): SavedConsultant => ({
  name: row.name,
  image_url: imageUrl(row.image_file),
  title: row.title,
  consultant_company_name: row.organization_name,
  roles: row.roles.map(({ name }) => name),
  availability: row.availability,
  availability_updated: (row.availability_updated ?? row.updated_at).toISOString(),
  visible_in_search: row.visible_in_search,
});

/** If the viewer may no longer see the consultant, only the note is shown. */
export const savedProfileView = (
  { saved_at, ...saved }: SavedRow,
  { row, team }: { row: ProfileRow | undefined; team: TeamMark | undefined },
  actor: Actor,
): SavedProfile => {
  const read = row !== undefined && mayRead(actor, row);
  return {
    profile: saved.profile,
    saved_lists: saved.saved_lists,
    note: saved.note,
    revision: saved.revision,
    saved_at: saved_at.toISOString(),
    team: team ?? null,
    consultant: read ? consultantView(row) : null,
    can: { read, writeTo: read && canWithProfile(actor, row).writeTo },
  };
};
