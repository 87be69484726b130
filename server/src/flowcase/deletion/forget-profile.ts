import type { ProfileRow } from '../../profiles/profiles.queries.ts';
import { replacePhotoOf } from '../../accounts/accounts.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import {
  changeParts,
  deleteFollowedItems,
  openForEditing,
  setToolFields,
  type PartChanges,
} from '../../profiles/profiles.commands.ts';
import { findFollowedMarks, findProfile } from '../../profiles/profiles.queries.ts';
import { deleteLink } from '../links/links.repository.ts';
import type { LinkRow } from '../merging/merge-work.ts';

/** The skills, roles and the text that came from Flowcase go. */
async function partsWithout({ db }: ChangeContext, profile: ProfileRow): Promise<PartChanges> {
  const from = await findFollowedMarks(db, profile.profile);
  const stays = ({ uuid }: { uuid: string }) => !from.has(uuid);
  const isOfFlowcase = profile.description_origin === 'synced';
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
  { profile: id, link }: { profile: string; link: LinkRow | undefined },
  removesTouched: boolean,
): Promise<void> {
  const { db, actor } = context;
  await openForEditing(context, id);
  const reader = { account: actor.account, locale: actor.locale };
  const profile = found(await findProfile(db, id, reader), 'could_not_find_profile');
  const going = profile.items.filter(
    ({ origin, revision, origin_revision }) =>
      origin === 'synced' && (removesTouched || revision === origin_revision),
  );
  const parts = await partsWithout(context, profile);
  const items = going.map(({ uuid }) => uuid);
  await deleteFollowedItems(db, id, items);
  const hasPicture = profile.image_file !== null && profile.image_file === link?.picture_file;
  if (hasPicture) await replacePhotoOf(context, id, null);
  const kinds = [...going.map(({ kind }) => kind), ...(hasPicture ? ['photo'] : [])];
  const from = { origin: 'synced', origin_id: link?.flowcase_link ?? id } as const;
  await changeParts(context, profile, { ...parts, items: kinds, from });
  if (link) await deleteLink(db, link.flowcase_link);
  await setToolFields(db, [id], {
    cvpartner_id: null,
    cvpartner_sync_enabled: false,
    cvpartner_updated_at: null,
  });
}
