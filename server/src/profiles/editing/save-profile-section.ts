import type { ProfileSectionChanges } from '@torg/protocol/profiles/profile-inputs';
import type { Profile } from '@torg/protocol/profiles/profile-shapes';
import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Locale } from '@torg/protocol/terms';
import { changeAccount } from '../../accounts/accounts.commands.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findProfile } from '../profile-reading.repository.ts';
import { profileView } from '../profiles.views.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import { openForEditing } from './open-profile.ts';
import {
  replaceMarked,
  replaceRegions,
  setAvailabilityDay,
  updateProfiles,
} from './profile-changes.repository.ts';

type Changes<S extends ProfileSectionChanges['section']> = Extract<
  ProfileSectionChanges,
  { section: S }
>['changes'];

async function saveDescription(
  { db, now, forgetActor }: ChangeContext,
  profile: string,
  { description, ...ofAccount }: Changes<'description'>,
): Promise<void> {
  if (description !== undefined) {
    const typed = { description_origin: 'typed', description_origin_id: null } as const;
    await updateProfiles(db, [profile], { description, ...typed });
  }
  if (Object.keys(ofAccount).length === 0) return;
  await changeAccount(db, profile, { ...ofAccount, updated_at: now });
  await forgetActor(profile);
}

async function saveFacts(
  { db, now }: ChangeContext,
  profile: string,
  { availability, regions, ...ofProfile }: Changes<'facts'>,
): Promise<void> {
  if (Object.keys(ofProfile).length > 0) await updateProfiles(db, [profile], ofProfile);
  if (regions !== undefined) await replaceRegions(db, profile, regions);
  if (availability !== undefined) await setAvailabilityDay(db, { profile, availability, now });
}

async function saveSkills(
  { db }: ChangeContext,
  profile: string,
  { skills, roles }: Changes<'skills'>,
): Promise<void> {
  if (skills) {
    const marked = skills.map(({ uuid, expert }) => ({ uuid, mark: expert }));
    await replaceMarked(db, profile, { table: 'profile_skill', marked });
  }
  if (roles) {
    const marked = roles.map(({ uuid, emphasize }) => ({ uuid, mark: emphasize }));
    await replaceMarked(db, profile, { table: 'profile_role', marked });
  }
}

function save(context: ChangeContext, profile: string, body: ProfileSectionChanges): Promise<void> {
  switch (body.section) {
    case 'description':
      return saveDescription(context, profile, body.changes);
    case 'facts':
      return saveFacts(context, profile, body.changes);
    case 'skills':
      return saveSkills(context, profile, body.changes);
  }
}

export const saveProfileSection: Handler<typeof profileCalls.saveProfileSection> = async (
  context,
  { params: { profile }, query: { locale }, body },
) => {
  const { db, actor } = context;
  const facts = await openForEditing(context, profile);
  const revision = facts[`${body.section}_revision`];
  allowed(revision === body.revision, 'profile_was_changed');
  await save(context, profile, body);
  await updateProfiles(db, [profile], { [`${body.section}_revision`]: revision + 1 });
  await profileChanged(context, facts, body.section);
  return loadProfile(db, actor, { profile, locale });
};

/** The profile in its present state; the caller has checked the right to it. */
async function loadProfile(
  db: Db,
  actor: Actor,
  query: { profile: string; locale: Locale },
): Promise<Profile> {
  const reader = { account: actor.account, locale: query.locale };
  const row = await findProfile(db, query.profile, reader);
  return profileView(found(row, 'could_not_find_profile'), actor);
}
