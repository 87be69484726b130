import type { profileCalls } from '@torg/protocol/profiles/profiles';
import { replacePhotoOf } from '../../accounts/accounts.commands.ts';
import { saveFile } from '../../files/files.commands.ts';
import { imageUrl } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import { openForEditing } from './open-profile.ts';

export const uploadProfilePhoto: Handler<typeof profileCalls.uploadProfilePhoto> = async (
  context,
  { params: { profile }, file },
) => {
  const facts = await openForEditing(context, profile);
  const { file_id: photo } = await saveFile(context, file, 'photo');
  await replacePhotoOf(context, profile, photo);
  await profileChanged(context, facts, 'photo');
  return { image_url: found(imageUrl(photo), 'could_not_upload_file') };
};
