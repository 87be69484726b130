import { limits } from '@torg/protocol/limits';
import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Actor } from '../platform/actor.ts';
import { lockOwner } from '../platform/database/lock-owner.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { findFacts, mayRead } from '../profiles/profiles.queries.ts';
import { findListsById, ensureDefaultList } from './saved-lists.repository.ts';
import { isOwner } from './saved-profiles.policy.ts';
import {
  countSaved,
  findListsOf,
  lockSaved,
  lockSave,
  putInLists,
} from './saved-profiles.repository.ts';

/**
 * Only readers of a profile may save it; moving a saved one needs no right to read it. The lock makes
 * new ones count one after the other.
 */
async function checkNew(tx: Tx, actor: Actor, profile: string): Promise<void> {
  const facts = found(await findFacts(tx, profile, actor.account), 'could_not_find_profile');
  allowed(mayRead(actor, facts));
  await lockOwner(tx, 'saved profiles', actor.account);
}

async function checkRoom(tx: Tx, actor: Actor): Promise<void> {
  allowed(
    (await countSaved(tx, actor.account)) <= limits.saved.profiles,
    'too_many_saved_profiles',
  );
}

async function checkLists(tx: Tx, actor: Actor, lists: readonly string[]): Promise<void> {
  const rows = await findListsById(tx, lists);
  allowed(rows.length === new Set(lists).size, 'could_not_find_saved_list');
  allowed(rows.every((row) => isOwner(actor, row)));
}

/** Its present lists, else its former ones, else the default list. */
async function defaultPlaces(tx: Tx, account: string, before: string[], left: string[]) {
  if (before.length > 0) return before;
  const still = await findListsById(tx, left);
  return still.length > 0
    ? still.map(({ saved_list }) => saved_list)
    : [await ensureDefaultList(tx, account)];
}

export const saveProfile: Handler<typeof savedProfileCalls.saveProfile> = async (
  { db, actor, now, emit },
  { params: { profile }, body },
) => {
  const { account } = actor;
  if (!(await lockSave(db, { account, profile }))) await checkNew(db, actor, profile);
  const { is_new, left_lists } = await lockSaved(db, { account, profile, now });
  if (is_new) await checkRoom(db, actor);
  if (body.saved_lists !== undefined) await checkLists(db, actor, body.saved_lists);
  const before = await findListsOf(db, { account, profile });
  const saved_lists = body.saved_lists ?? (await defaultPlaces(db, account, before, left_lists));
  await putInLists(db, { account, profile, before, lists: saved_lists, now });
  if (before.length === 0 && saved_lists.length > 0) await emit('save_consultant', { profile });
  return { profile, saved_lists: saved_lists.toSorted() };
};
