import type {
  SavedConsultant,
  SavedList,
  SavedProfile,
} from '@torg/protocol/saved-profiles/saved-profiles';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { type ProfileRow, can as canWithProfile, mayRead } from '../profiles/profiles.queries.ts';
import type { ListRow } from './saved-lists.repository.ts';
import { canOfList } from './saved-profiles.policy.ts';
import type { SavedRow } from './saved-profiles.repository.ts';

export const savedListView = ({ saved_list, title, is_default, count }: ListRow): SavedList => ({
  saved_list,
  title,
  is_default,
  count,
  can: canOfList({ is_default }),
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

/** If the owner may no longer see the consultant, only the note is shown. */
export const savedProfileView = (
  { saved_at, ...saved }: SavedRow,
  row: ProfileRow | undefined,
  actor: Actor,
): SavedProfile => {
  const read = row !== undefined && mayRead(actor, row);
  return {
    profile: saved.profile,
    saved_lists: saved.saved_lists,
    note: saved.note,
    revision: saved.revision,
    saved_at: saved_at.toISOString(),
    consultant: read ? consultantView(row) : null,
    can: { read, writeTo: read && canWithProfile(actor, row).writeTo },
  };
};
