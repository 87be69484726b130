import type { ChangeContext } from '../../platform/handler.ts';
import { findEditors } from '../assignments.repository.ts';

/** Shows a change on the open pages of the other editors, and of the accounts named. */
export async function notifyEditors(
  { db, actor, notify }: Pick<ChangeContext, 'db' | 'actor' | 'notify'>,
  assignment: string,
  alsoTo: readonly string[] = [],
): Promise<void> {
  const everybody = new Set([...(await findEditors(db, assignment)), ...alsoTo]);
  everybody.delete(actor.account);
  if (everybody.size > 0) await notify([...everybody], 'assignment', { assignment });
}
