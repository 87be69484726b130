import type { accountCalls } from '@torg/protocol/accounts/accounts';
import { saveFile } from '../../files/files.commands.ts';
import { imageUrl } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { replacePhotoOf } from './replace-photo-of.ts';
import { notifyOwnProfile } from './notify-own-profile.ts';

export const uploadMyPhoto: Handler<typeof accountCalls.uploadMyPhoto> = async (
  context,
  { file },
) => {
  const { file_id: photo } = await saveFile(context, file, 'photo');
  await replacePhotoOf(context, context.actor.account, photo);
  await notifyOwnProfile(context);
  return { image_url: found(imageUrl(photo), 'could_not_upload_file') };
};
