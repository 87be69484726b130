import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { findListsById } from './saved-lists.repository.ts';
import { findListsOf, lockSave, lockSaved, putInLists } from './saved-profiles.repository.ts';
import { notifyTeams } from './team/notify-team.ts';
import { viewerOf } from './viewer-of.ts';

/** Removing somebody who is in no list of one's own changes nothing. */
export const unsaveProfile: Handler<typeof savedProfileCalls.unsaveProfile> = async (
  context,
  { params: { profile } },
) => {
  const { db, actor, now } = context;
  const { account } = actor;
  await lockSave(db, { account, profile });
  const before = await findListsOf(db, viewerOf(actor), profile);
  if (before.length === 0) return;
  // Somebody whom a colleague has added was not saved by the owner.
  await lockSaved(db, { account, profile, now });
  await putInLists(db, { account, profile, before, lists: [], now });
  await notifyTeams(context, await findListsById(db, before));
};
