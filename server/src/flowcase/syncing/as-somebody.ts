import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { editingAs } from '../../profiles/profiles.commands.ts';
import { findFacts, mayEdit } from '../../profiles/profiles.queries.ts';

/** In whose name a profile is changed: the first of these who may still edit it. */
export async function asSomebody(
  change: { tx: Tx; job: ChangeOfJob; now: Date },
  profile: string,
  accounts: readonly (string | null)[],
): Promise<MoveContext | undefined> {
  for (const account of new Set(accounts)) {
    if (account === null) continue;
    const context = await editingAs(change, account);
    const facts = await findFacts(change.tx, profile, account);
    if (context && facts && mayEdit(context.actor, facts)) return context;
  }
  return undefined;
}
