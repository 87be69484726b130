import type { accountCalls } from '@torg/protocol/accounts';
import type { Handler } from '../platform/handler.ts';
import { replaceMyPhoto } from './replace-my-photo.ts';

export const removeMyPhoto: Handler<typeof accountCalls.removeMyPhoto> = (context) =>
  replaceMyPhoto(context, null);
