import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { findListsOf, lockSave, putInLists } from './saved-profiles.repository.ts';

/** Removing somebody who is in no list changes nothing. */
export const unsaveProfile: Handler<typeof savedProfileCalls.unsaveProfile> = async (
  { db, actor: { account }, now },
  { params: { profile } },
) => {
  if (!(await lockSave(db, { account, profile }))) return;
  const before = await findListsOf(db, { account, profile });
  if (before.length > 0) await putInLists(db, { account, profile, before, lists: [], now });
};
