import type { CompetencyNames } from '@torg/protocol/competencies/competencies';
import type { Tx } from '../platform/database/tables.ts';
import { allowed, found } from '../platform/refusal.ts';
import { lockNames, lockTerm, type LockedTerm } from './terms.repository.ts';

type OpenStatus = 'active' | 'proposed';

/** Locks the term and all names; of two who decide at once, the second is refused. */
export async function openTerm(
  tx: Tx,
  competency: string,
  statuses: readonly OpenStatus[] = ['active', 'proposed'],
): Promise<LockedTerm> {
  await lockNames(tx);
  const term = found(await lockTerm(tx, competency), 'could_not_find_competency');
  const isListed = statuses.some((status) => status === term.status) && term.rejected_at === null;
  allowed(isListed, 'competency_state_does_not_allow');
  return term;
}

/** The names by their path in the request body. */
export const pathsOf = ({ nb, sv, en }: CompetencyNames): Record<string, string> => ({
  'names.nb': nb,
  'names.sv': sv,
  'names.en': en,
});
