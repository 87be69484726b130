import { limits } from '@torg/protocol/limits';
import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Actor } from '../platform/actor.ts';
import { lockOwner } from '../platform/database/lock-owner.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { findFacts, mayRead } from '../profiles/profiles.queries.ts';
import { ensureDefaultList, findListsById, type Viewer } from './saved-lists.repository.ts';
import { isOwner } from './saved-profiles.policy.ts';
import {
  countSaved,
  findListsOf,
  lockSaved,
  lockSave,
  putInLists,
} from './saved-profiles.repository.ts';
import { notifyTeams } from './team/notify-team.ts';
import { viewerOf } from './viewer-of.ts';

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

/** A colleague may have put them in a list of the actor's. */
async function isSaved(tx: Tx, viewer: Viewer, profile: string): Promise<boolean> {
  const hasRow = await lockSave(tx, { account: viewer.account, profile });
  return hasRow || (await findListsOf(tx, viewer, profile)).length > 0;
}

/** Its present lists, else its former ones, else the default list. */
async function defaultPlaces(tx: Tx, actor: Actor, before: string[], left: string[]) {
  if (before.length > 0) return before;
  const still = (await findListsById(tx, left)).filter((row) => isOwner(actor, row));
  return still.length > 0
    ? still.map(({ saved_list }) => saved_list)
    : [await ensureDefaultList(tx, actor.account)];
}

export const saveProfile: Handler<typeof savedProfileCalls.saveProfile> = async (
  context,
  { params: { profile }, body },
) => {
  const { db, actor, now, emit } = context;
  const { account } = actor;
  const viewer = viewerOf(actor);
  if (!(await isSaved(db, viewer, profile))) await checkNew(db, actor, profile);
  const { is_new, left_lists } = await lockSaved(db, { account, profile, now });
  if (is_new) await checkRoom(db, actor);
  if (body.saved_lists !== undefined) await checkLists(db, actor, body.saved_lists);
  const before = await findListsOf(db, viewer, profile);
  const saved_lists = body.saved_lists ?? (await defaultPlaces(db, actor, before, left_lists));
  await putInLists(db, { account, profile, before, lists: saved_lists, now });
  await notifyTeams(context, await findListsById(db, changed(before, saved_lists)));
  if (before.length === 0 && saved_lists.length > 0) await emit('save_consultant', { profile });
  return { profile, saved_lists: saved_lists.toSorted() };
};

/** The lists that somebody has come into or left. */
const changed = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((list) => !after.includes(list)),
  ...after.filter((list) => !before.includes(list)),
];
