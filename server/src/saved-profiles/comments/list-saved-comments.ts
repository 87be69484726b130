import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { openSeenList } from '../open-saved-list.ts';
import { checkShared, openPlace } from '../team/open-place.ts';
import { findComments } from './comments.repository.ts';
import { commentView } from './open-comment.ts';

export const listSavedComments: Handler<typeof teamListCalls.listSavedComments> = async (
  { db, actor },
  { params: { saved_list, profile } },
) => {
  const list = await openSeenList(db, actor, saved_list);
  checkShared(list);
  const about = { list: saved_list, profile };
  await openPlace(db, about);
  const rows = await findComments(db, about);
  return { comments: rows.map((row) => commentView(row, actor, list)) };
};
