import type { accountCalls } from '@torg/protocol/accounts/accounts';
import type { Handler } from '../../platform/handler.ts';
import { replacePhotoOf } from './replace-photo-of.ts';
import { notifyOwnProfile } from './notify-own-profile.ts';

export const removeMyPhoto: Handler<typeof accountCalls.removeMyPhoto> = async (context) => {
  await replacePhotoOf(context, context.actor.account, null);
  await notifyOwnProfile(context);
};
