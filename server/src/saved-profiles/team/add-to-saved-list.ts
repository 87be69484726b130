import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findFacts, mayRead } from '../../profiles/profiles.queries.ts';
import { checkRoom } from './check-room.ts';
import { notifyTeam } from './notify-team.ts';
import { lockSeenList, showMark } from './open-place.ts';
import { insertPlace } from './team.repository.ts';

/** Only readers of a profile may add it. */
export const addToSavedList: Handler<typeof teamListCalls.addToSavedList> = async (
  context,
  { params: { saved_list: list, profile } },
) => {
  const { db, actor, now, emit } = context;
  const { account } = actor;
  const open = await lockSeenList(db, actor, list);
  const facts = found(await findFacts(db, profile, account), 'could_not_find_profile');
  allowed(mayRead(actor, facts));
  if (await insertPlace(db, { list, profile, account, now })) {
    checkRoom(open);
    await emit('save_consultant', { profile });
    await notifyTeam(context, open);
  }
  return showMark(db, { account, list, profile });
};
