import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { notifyTeam } from './notify-team.ts';
import { checkShared, lockSeenList, openPlace, showMark } from './open-place.ts';
import { upsertVote } from './team.repository.ts';

export const voteInSavedList: Handler<typeof teamListCalls.voteInSavedList> = async (
  context,
  { params: { saved_list: list, profile }, body: { vote } },
) => {
  const { db, actor, now } = context;
  const { account } = actor;
  const open = await lockSeenList(db, actor, list);
  checkShared(open);
  await openPlace(db, { list, profile });
  await upsertVote(db, { list, profile, account, vote, now });
  await notifyTeam(context, open);
  return showMark(db, { account, list, profile });
};
