import type { profileCalls } from '@torg/protocol/profiles';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { openForOwner } from './open-profile.ts';
import { findQaEntries } from './qa.repository.ts';
import { qaEntryViews } from './qa.views.ts';

export const getCurrentProfileQa: Handler<typeof profileCalls.getCurrentProfileQa> = async (
  context,
  { params: { profile } },
) => {
  await openForOwner(context, profile);
  const [current] = qaEntryViews(await findQaEntries(context.db, profile));
  return found(current, 'could_not_find_profile');
};
