import type { Db } from '../../platform/database/tables.ts';
import type { Notify } from '../../platform/live/emit.ts';
import type { ListRow } from '../saved-lists.repository.ts';
import { findTeam } from './team.repository.ts';

interface Context {
  db: Db;
  notify: Notify;
}

/** Notifies the open pages of all who see a shared list, as it was shared when it was read. */
export async function notifyTeam(
  { db, notify }: Context,
  { saved_list, shared_with }: Pick<ListRow, 'saved_list' | 'shared_with'>,
): Promise<void> {
  if (shared_with === null) return;
  await notify(await findTeam(db, shared_with), 'saved_list', { saved_list });
}

export async function notifyTeams(context: Context, lists: readonly ListRow[]): Promise<void> {
  for (const list of lists) await notifyTeam(context, list);
}
