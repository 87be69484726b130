import type { CompetencyStatus } from '@torg/protocol/competencies/competency-terms';
import type {
  CompetencyMerge,
  ManagedCompetency,
  ManagedSynonym,
} from '@torg/protocol/vocabulary/vocabulary';
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

/** What the right to undo a merge or a rejection depends on. */
export interface MergeFacts {
  /** null: it was rejected */
  into: string | null;
  /** what stands for the term now */
  merged_into: string | null;
}

/** If the target was merged into another term since, that merge has to be undone first. */
export const isUndoable = ({ into, merged_into }: MergeFacts): boolean =>
  into === null || merged_into === into;

export const canOfMerge = (
  actor: Pick<Actor, 'role'>,
  merge: MergeFacts,
): CompetencyMerge['can'] => ({ undo: actor.role === 'admin' && isUndoable(merge) });

/** The synonyms of a term can be changed as long as the term is in use. */
export function canOfSynonym(
  actor: Pick<Actor, 'role'>,
  term: { status: CompetencyStatus },
): ManagedSynonym['can'] {
  const isOpen = can(actor, term).addSynonyms;
  return { change: isOpen, remove: isOpen };
}
