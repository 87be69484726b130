import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { setRemoved } from './set-removed.ts';

export const removeProfileItem: Handler<typeof profileCalls.removeProfileItem> = async (
  context,
  { params },
) => {
  await setRemoved(context, params, context.now);
};
