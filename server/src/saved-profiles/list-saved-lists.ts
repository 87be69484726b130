import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { findLists } from './saved-lists.repository.ts';
import { findMarks } from './saved-profiles.repository.ts';
import { savedListView } from './saved-profiles.views.ts';

export const listSavedLists: Handler<typeof savedProfileCalls.listSavedLists> = async ({
  db,
  actor,
}) => {
  const [lists, saved_profiles] = await Promise.all([
    findLists(db, actor.account),
    findMarks(db, actor.account),
  ]);
  return { saved_lists: lists.map(savedListView), saved_profiles };
};
