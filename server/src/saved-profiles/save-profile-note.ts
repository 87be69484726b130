import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { isInSight, lockSave, lockSaved, updateNote } from './saved-profiles.repository.ts';
import { viewerOf } from './viewer-of.ts';

/** On somebody whom one has saved, or who is in a list of a colleague. */
export const saveProfileNote: Handler<typeof savedProfileCalls.saveProfileNote> = async (
  { db, actor, now },
  { params: { profile }, body: { note, revision } },
) => {
  const { account } = actor;
  if (!(await lockSave(db, { account, profile }))) {
    const isSeen = await isInSight(db, viewerOf(actor), profile);
    allowed(isSeen, 'could_not_find_saved_profile');
    await lockSaved(db, { account, profile, now });
  }
  const isStored = await updateNote(db, { account, profile, note, revision, now });
  allowed(isStored, 'saved_note_was_changed');
  return { note, revision: revision + 1 };
};
