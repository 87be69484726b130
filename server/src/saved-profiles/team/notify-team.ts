import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Notify } from '../../platform/live/emit.ts';
import type { ListRow } from '../saved-lists.repository.ts';
import { findTeam } from './team.repository.ts';

interface Context {
  db: Db;
  actor: Actor;
  notify: Notify;
}

/**
 * Notifies the open pages of the others who see a shared list, as it was shared when it was read.
 * The page of whoever changed it has the answer, and an undo that a new read would take away.
 */
export async function notifyTeam(
  { db, actor, notify }: Context,
  { saved_list, shared_with }: Pick<ListRow, 'saved_list' | 'shared_with'>,
): Promise<void> {
  if (shared_with === null) return;
  const team = await findTeam(db, shared_with);
  const others = team.filter((account) => account !== actor.account);
  await notify(others, 'saved_list', { saved_list });
}

export async function notifyTeams(context: Context, lists: readonly ListRow[]): Promise<void> {
  for (const list of lists) await notifyTeam(context, list);
}
