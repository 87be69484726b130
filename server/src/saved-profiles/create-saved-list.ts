import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { showList } from './open-saved-list.ts';
import { makeRoomForList } from './room-for-list.ts';
import { insertList } from './saved-lists.repository.ts';

export const createSavedList: Handler<typeof savedProfileCalls.createSavedList> = async (
  { db, actor },
  { body: { title } },
) => {
  await makeRoomForList(db, actor.account);
  return showList(db, actor, await insertList(db, actor.account, title));
};
