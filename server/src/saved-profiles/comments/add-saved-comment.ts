import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { notifyTeam } from '../team/notify-team.ts';
import { checkShared, lockSeenList, openPlace } from '../team/open-place.ts';
import { insertComment } from './comments.repository.ts';
import { checkRoom, showComment } from './open-comment.ts';

export const addSavedComment: Handler<typeof teamListCalls.addSavedComment> = async (
  context,
  { params: { saved_list, profile }, body: { content } },
) => {
  const { db, actor, now } = context;
  const list = await lockSeenList(db, actor, saved_list);
  checkShared(list);
  const about = { list: saved_list, profile };
  await openPlace(db, about);
  await checkRoom(db, about);
  const { account } = actor;
  const comment = await insertComment(db, { ...about, content, account, now });
  await notifyTeam(context, list);
  return showComment(db, actor, { comment, list });
};
