import type { profileCalls } from '@torg/protocol/profiles';
import { replacePhotoOf } from '../accounts/accounts.public.ts';
import { imageUrl, saveFile } from '../files/files.public.ts';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { openForEditing } from './open-profile.ts';
import { profileChanged } from './profile-changed.ts';

export const uploadProfilePhoto: Handler<typeof profileCalls.uploadProfilePhoto> = async (
  context,
  { params: { profile }, file },
) => {
  const facts = await openForEditing(context, profile);
  const about = { purpose: 'photo', uploadedBy: context.actor.account } as const;
  const photo = await saveFile(context.db, file, about);
  await replacePhotoOf(context, profile, photo);
  await profileChanged(context, facts, 'photo');
  return { image_url: found(imageUrl(photo), 'could_not_upload_file') };
};

export const removeProfilePhoto: Handler<typeof profileCalls.removeProfilePhoto> = async (
  context,
  { params: { profile } },
) => {
  const facts = await openForEditing(context, profile);
  await replacePhotoOf(context, profile, null);
  await profileChanged(context, facts, 'photo');
};
