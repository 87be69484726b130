import { findAccount } from '../../accounts/accounts.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';

/** Somebody in whose name a job works; undefined if they can no longer sign in. */
async function actorOf(tx: Tx, account: string): Promise<Actor | undefined> {
  const row = await findAccount(tx, account);
  if (row === undefined || row.deactivated_at !== null) return undefined;
  return {
    account,
    session: '',
    name: row.name,
    role: row.role,
    verified: row.verified,
    completedWizard: row.completed_wizard,
    isAdminInCompany: row.is_admin_in_company,
    organization: row.organization,
    organizationKind: row.organization_kind,
    country: row.organization_country,
    locale: row.locale,
    hasProvedFactor: false,
  };
}

/** Lets a job change profiles as the editor does: with the rights of this account, in its name. */
export async function editingAs(
  { tx, job, now }: { tx: Tx; job: ChangeOfJob; now: Date },
  account: string,
): Promise<MoveContext | undefined> {
  const actor = await actorOf(tx, account);
  if (actor === undefined) return undefined;
  return {
    db: tx,
    now,
    actor,
    enqueue: job.enqueue,
    notify: job.notify,
    emit: (kind, metadata, actingAccount = account) => job.emit(kind, metadata, actingAccount),
  };
}
