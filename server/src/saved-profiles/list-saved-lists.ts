import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { findLists } from './saved-lists.repository.ts';
import { findMarks } from './saved-profiles.repository.ts';
import { savedListView } from './saved-profiles.views.ts';
import { viewerOf } from './viewer-of.ts';

export const listSavedLists: Handler<typeof savedProfileCalls.listSavedLists> = async ({
  db,
  actor,
}) => {
  const viewer = viewerOf(actor);
  const [lists, saved_profiles, team_profiles] = await Promise.all([
    findLists(db, viewer),
    findMarks(db, viewer, 'own'),
    findMarks(db, viewer, 'team'),
  ]);
  const saved_lists = lists.map((row) => savedListView(row, actor));
  return { saved_lists, saved_profiles, team_profiles };
};
