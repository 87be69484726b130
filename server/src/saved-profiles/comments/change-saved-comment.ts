import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { notifyTeam } from '../team/notify-team.ts';
import { updateComment } from './comments.repository.ts';
import { lockComment, showComment } from './open-comment.ts';

export const changeSavedComment: Handler<typeof teamListCalls.changeSavedComment> = async (
  context,
  { params: { saved_comment: comment }, body: { content } },
) => {
  const { db, actor, now } = context;
  const { row, list } = await lockComment(db, actor, comment);
  if (row.content !== content) {
    await updateComment(db, comment, { content, updated_at: now });
    await notifyTeam(context, list);
  }
  return showComment(db, actor, { comment, list });
};
