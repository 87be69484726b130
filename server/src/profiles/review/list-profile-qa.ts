import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { openForOwner } from '../editing/open-profile.ts';
import { qaEntryViews } from './qa.views.ts';
import { findQaEntries } from './qa.repository.ts';

export const listProfileQa: Handler<typeof profileCalls.listProfileQa> = async (
  context,
  { params: { profile } },
) => {
  await openForOwner(context, profile);
  const entries = await findQaEntries(context.db, profile);
  return { profile_qa_entries: qaEntryViews(entries) };
};
