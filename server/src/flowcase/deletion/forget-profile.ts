import type { ProfileRow } from '../../profiles/profiles.queries.ts';
import { replacePhotoOf } from '../../accounts/accounts.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import {
  changeParts,
  deleteItems,
  openForEditing,
  setToolFields,
  type PartChanges,
} from '../../profiles/profiles.commands.ts';
import { findMarkedFrom, findProfile } from '../../profiles/profiles.queries.ts';
import { deleteLink } from '../links/links.repository.ts';
import { isUntouched } from '../merging/merge-items.ts';
import type { LinkRow } from '../merging/merge-work.ts';

/** The skills, roles and the text that came from Flowcase go. */
async function partsWithout(
  { db }: ChangeContext,
  profile: ProfileRow,
  link: string,
): Promise<PartChanges> {
  const from = await findMarkedFrom(db, profile.profile, link);
  const stays = ({ uuid }: { uuid: string }) => !from.has(uuid);
  const isOfFlowcase =
    profile.description_origin === 'synced' && profile.description_origin_id === link;
  const skills = profile.skills.filter(stays);
  const roles = profile.roles.filter(stays);
  return {
    ...(skills.length < profile.skills.length && {
      skills: skills.map(({ uuid, expert }) => ({ uuid, mark: expert })),
    }),
    ...(roles.length < profile.roles.length && {
      roles: roles.map(({ uuid, emphasize }) => ({ uuid, mark: emphasize })),
    }),
    ...(isOfFlowcase && { description: { text: '', from: null } }),
  };
}

/** Removes from a profile what came from Flowcase; what was edited here only where that is wanted. */
export async function forgetInProfile(
  context: ChangeContext,
  link: LinkRow,
  removesTouched: boolean,
): Promise<void> {
  const { db, actor } = context;
  const { flowcase_link: id } = link;
  await openForEditing(context, link.profile);
  const reader = { account: actor.account, locale: actor.locale };
  const profile = found(await findProfile(db, link.profile, reader), 'could_not_find_profile');
  const fromThere = profile.items.filter(
    ({ origin, origin_id }) => origin === 'synced' && origin_id === id,
  );
  const going = fromThere.filter((item) => removesTouched || isUntouched(item, id));
  const parts = await partsWithout(context, profile, id);
  await deleteItems(
    db,
    going.map(({ uuid }) => uuid),
    id,
  );
  const hasPicture = profile.image_file !== null && profile.image_file === link.picture_file;
  if (hasPicture) await replacePhotoOf(context, link.profile, null);
  const items = [...going.map(({ kind }) => kind), ...(hasPicture ? ['photo'] : [])];
  await changeParts(context, profile, {
    ...parts,
    items,
    from: { origin: 'synced', origin_id: id },
  });
  await deleteLink(db, id);
  await setToolFields(db, [link.profile], {
    cvpartner_id: null,
    cvpartner_sync_enabled: false,
    cvpartner_updated_at: null,
  });
}
