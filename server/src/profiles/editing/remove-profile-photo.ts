import type { profileCalls } from '@torg/protocol/profiles/profiles';
import { replacePhotoOf } from '../../accounts/accounts.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import { openForEditing } from './open-profile.ts';

export const removeProfilePhoto: Handler<typeof profileCalls.removeProfilePhoto> = async (
  context,
  { params: { profile } },
) => {
  const facts = await openForEditing(context, profile);
  await replacePhotoOf(context, profile, null);
  await profileChanged(context, facts, 'photo');
};
