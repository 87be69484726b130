import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { openForOwner } from '../editing/open-profile.ts';
import { findCreatedAt, findQaEntries } from './qa.repository.ts';
import { qaEntryViews } from './qa.views.ts';

/** A profile that was never sent to review has no entry; its review is not started. */
export const getCurrentProfileQa: Handler<typeof profileCalls.getCurrentProfileQa> = async (
  context,
  { params: { profile } },
) => {
  const { qa_status: status } = await openForOwner(context, profile);
  const [current] = qaEntryViews(await findQaEntries(context.db, profile));
  if (current) return current;
  const created_at = (await findCreatedAt(context.db, profile)).toISOString();
  return { profile_qa: null, status, created_at, created_by_name: null };
};
