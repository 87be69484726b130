import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { lockSave, updateNote } from './saved-profiles.repository.ts';

export const saveProfileNote: Handler<typeof savedProfileCalls.saveProfileNote> = async (
  { db, actor: { account }, now },
  { params: { profile }, body: { note, revision } },
) => {
  allowed(await lockSave(db, { account, profile }), 'could_not_find_saved_profile');
  const isStored = await updateNote(db, { account, profile, note, revision, now });
  allowed(isStored, 'saved_note_was_changed');
  return { note, revision: revision + 1 };
};
