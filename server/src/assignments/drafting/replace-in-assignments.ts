import { sql } from 'kysely';
import { replaceCompetency, restoreCompetency } from '../../competencies/competencies.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { CompetencySwap, SwappedRow } from '../../platform/merges.ts';

const holder = {
  kind: 'assignment',
  table: 'assignment_competency',
  owner: 'assignment',
} as const;

/** Locks the assignments that require one of these until the transaction ends. */
export async function lockAssignmentsWith(tx: Tx, competencies: readonly string[]): Promise<void> {
  await sql`select from assignment where assignment in (
      select k.assignment from assignment_competency as k
      where k.competency = any(${competencies}::uuid[]))
    order by assignment for no key update`.execute(tx);
}

/** Replaces one competency by another in every assignment. */
export const replaceInAssignments = (tx: Tx, swap: CompetencySwap): Promise<SwappedRow[]> =>
  replaceCompetency(tx, holder, swap);

/** Undoes that for rows that have not changed since; returns how many were restored. */
export async function restoreInAssignments(
  tx: Tx,
  swap: CompetencySwap & { swapped: readonly SwappedRow[] },
): Promise<number> {
  const swapped = swap.swapped.filter(({ kind }) => kind === holder.kind);
  const rows = await restoreCompetency(tx, holder, { ...swap, swapped, owners: 'assignment' });
  return rows.length;
}
