import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { setRemoved } from './set-removed.ts';

export const restoreProfileItem: Handler<typeof profileCalls.restoreProfileItem> = (
  context,
  { params },
) => setRemoved(context, params, null);
