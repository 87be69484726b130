import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import type { LinkRow } from '../merging/merge-work.ts';
import { editingAs } from '../../profiles/profiles.commands.ts';
import { findFacts, mayEdit } from '../../profiles/profiles.queries.ts';

/**
 * In whose name a profile is changed: the first of these who may still edit it. Nobody changes that of
 * somebody who has left the company.
 */
export async function asSomebody(
  change: { tx: Tx; job: ChangeOfJob; now: Date },
  { profile, organization }: Pick<LinkRow, 'profile' | 'organization'>,
  accounts: readonly (string | null)[],
): Promise<MoveContext | undefined> {
  for (const account of new Set(accounts)) {
    if (account === null) continue;
    const context = await editingAs(change, account);
    const facts = await findFacts(change.tx, profile, account);
    if (facts?.organization !== organization) return undefined;
    if (context && mayEdit(context.actor, facts)) return context;
  }
  return undefined;
}
