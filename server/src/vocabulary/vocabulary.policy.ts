import type { CompetencyStatus } from '@torg/protocol/competencies/competency-terms';
import type { ManagedCompetency } from '@torg/protocol/vocabulary/vocabulary';
import type { Actor } from '../platform/actor.ts';

/** A merged or rejected term cannot be changed until that is undone. */
export function can(
  actor: Pick<Actor, 'role'>,
  { status }: { status: CompetencyStatus },
): ManagedCompetency['can'] {
  const isAdmin = actor.role === 'admin';
  const isProposed = isAdmin && status === 'proposed';
  const isActive = isAdmin && status === 'active';
  return {
    change: isProposed || isActive,
    accept: isProposed,
    reject: isProposed,
    merge: isProposed || isActive,
    addSynonyms: isActive,
  };
}
