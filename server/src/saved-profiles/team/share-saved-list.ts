import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { openList, showList } from '../open-saved-list.ts';
import { updateList } from '../saved-lists.repository.ts';
import { mayShare } from '../saved-profiles.policy.ts';
import { notifyTeam } from './notify-team.ts';
import { lockList } from './team.repository.ts';

/** With the company of its owner; what is shared already stays as it is. */
export const shareSavedList: Handler<typeof teamListCalls.shareSavedList> = async (
  context,
  { params: { saved_list } },
) => {
  const { db, actor } = context;
  await lockList(db, saved_list);
  const list = await openList(db, actor, saved_list);
  const refusal = 'saved_list_stays_private';
  allowed(mayShare(actor, list), refusal);
  if (list.shared_with === null) {
    const shared_with = found(actor.organization, refusal);
    await updateList(db, saved_list, { shared_with });
    await notifyTeam(context, { saved_list, shared_with });
  }
  return showList(db, actor, saved_list);
};
