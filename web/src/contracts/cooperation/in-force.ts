import type { Cooperation, CooperationContract } from './cooperation.queries.ts';

interface Agreements {
  /** signed on the current version, or on one that stays good */
  in_force: CooperationContract | undefined;
  /** waits for signatures; there is one at most */
  on_the_way: CooperationContract | undefined;
}

/** Of several in force the one on the newest version counts. */
export function agreementsOf({ contracts }: Pick<Cooperation, 'contracts'>): Agreements {
  const [in_force] = contracts
    .filter(({ is_compliant }) => is_compliant)
    .toSorted((a, b) => b.document.version - a.document.version);
  return { in_force, on_the_way: contracts.find(({ status }) => status === 'in_progress') };
}
