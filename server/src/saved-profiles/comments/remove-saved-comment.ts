import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { notifyTeam } from '../team/notify-team.ts';
import { updateComment } from './comments.repository.ts';
import { lockComment } from './open-comment.ts';

export const removeSavedComment: Handler<typeof teamListCalls.removeSavedComment> = async (
  context,
  { params: { saved_comment: comment } },
) => {
  const { db, actor, now } = context;
  const { list } = await lockComment(db, actor, comment);
  await updateComment(db, comment, { removed_at: now });
  await notifyTeam(context, list);
};
