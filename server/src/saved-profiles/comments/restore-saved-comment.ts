import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { notifyTeam } from '../team/notify-team.ts';
import { updateComment } from './comments.repository.ts';
import { checkRoom, lockComment, showComment } from './open-comment.ts';

export const restoreSavedComment: Handler<typeof teamListCalls.restoreSavedComment> = async (
  context,
  { params: { saved_comment: comment } },
) => {
  const { db, actor } = context;
  const { row, list } = await lockComment(db, actor, comment, { alsoRemoved: true });
  if (row.removed_at !== null) {
    await checkRoom(db, { list: row.saved_list, profile: row.profile });
    await updateComment(db, comment, { removed_at: null });
    await notifyTeam(context, list);
  }
  return showComment(db, actor, { comment, list });
};
