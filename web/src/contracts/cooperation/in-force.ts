import type { Cooperation, CooperationContract } from './cooperation.queries.ts';

interface Agreements {
  /** signed on the current version, or on one that stays good */
  in_force: CooperationContract | undefined;
  /** the newest version that was signed, where none is in force any more */
  outdated: CooperationContract | undefined;
  /** waits for signatures; there is one at most */
  on_the_way: CooperationContract | undefined;
}

/** Of several in force the one on the newest version counts. */
export function agreementsOf({ contracts }: Pick<Cooperation, 'contracts'>): Agreements {
  const newest = contracts.toSorted((a, b) => b.document.version - a.document.version);
  const in_force = newest.find(({ is_compliant }) => is_compliant);
  const signed = newest.find(({ status }) => status === 'completed');
  return {
    in_force,
    outdated: in_force ? undefined : signed,
    on_the_way: contracts.find(({ status }) => status === 'in_progress'),
  };
}
