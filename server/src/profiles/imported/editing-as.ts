import { findAccount, withoutSession } from '../../accounts/accounts.queries.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';

/**
 * Lets a job change profiles as the editor does: with the rights of this account, in its name.
 * Undefined if nobody can sign in to it any more.
 */
export async function editingAs(
  { tx, job, now }: { tx: Tx; job: ChangeOfJob; now: Date },
  account: string,
): Promise<MoveContext | undefined> {
  const row = await findAccount(tx, account);
  if (row === undefined || row.deactivated_at !== null) return undefined;
  const actor = withoutSession(row);
  return {
    db: tx,
    now,
    actor,
    enqueue: job.enqueue,
    notify: job.notify,
    emit: (kind, metadata, actingAccount = account) => job.emit(kind, metadata, actingAccount),
  };
}
