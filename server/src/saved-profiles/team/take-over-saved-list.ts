import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { showList } from '../open-saved-list.ts';
import { makeRoomForList } from '../room-for-list.ts';
import { updateList } from '../saved-lists.repository.ts';
import { mayTakeOver } from '../saved-profiles.policy.ts';
import { notifyTeam } from './notify-team.ts';
import { lockSeenList } from './open-place.ts';

/** Of two who take it over at once, the second is refused: the list has an owner again. */
export const takeOverSavedList: Handler<typeof teamListCalls.takeOverSavedList> = async (
  context,
  { params: { saved_list } },
) => {
  const { db, actor } = context;
  const list = await lockSeenList(db, actor, saved_list);
  allowed(mayTakeOver(actor, list), 'saved_list_has_an_owner');
  await makeRoomForList(db, actor.account);
  await updateList(db, saved_list, { account: actor.account });
  await notifyTeam(context, list);
  return showList(db, actor, saved_list);
};
