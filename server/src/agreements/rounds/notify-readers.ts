import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Notify } from '../../platform/live/emit.ts';
import { everyAdmin } from '../../platform/live/live.ts';
import type { Parties } from '../agreements.policy.ts';
import { findReaders } from './people.repository.ts';

type Hire = Parties & { agreement_draft: string };

/** Shows a change on the open pages of everybody who reads a draft or an agreement. */
export async function notifyReaders(
  { db, notify }: { db: Db; notify: Notify },
  row: Hire,
): Promise<void> {
  const { client, others } = await findReaders(db, row);
  const readers = new Set([...client, ...others, everyAdmin]);
  await notify([...readers], 'agreement', { agreement_draft: row.agreement_draft });
}

/**
 * Shows what the client writes on the open pages of its other editors. The page of whoever writes
 * saves itself; an admin's is told among all admins', so then the buyers only.
 */
export async function notifyEditors(
  { db, actor, notify }: { db: Db; actor: Actor; notify: Notify },
  row: Hire,
): Promise<void> {
  const { client } = await findReaders(db, row);
  const buyers = client.filter((account) => account !== actor.account);
  const editors = actor.role === 'admin' ? buyers : [...buyers, everyAdmin];
  if (editors.length === 0) return;
  await notify(editors, 'agreement', { agreement_draft: row.agreement_draft });
}
