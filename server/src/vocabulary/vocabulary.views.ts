import type { CompetencySynonym } from '@torg/protocol/competencies/competencies';
import type {
  CompetencyMerge,
  ManagedCompetency,
  ManagedSynonym,
} from '@torg/protocol/vocabulary/vocabulary';
import type { Followed } from '../competencies/competencies.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { MergeRow } from './merging/merges-list.repository.ts';
import type { NearTerm } from './nearest.repository.ts';
import type { TermRow } from './terms-list.repository.ts';
import { can, canOfMerge, canOfSynonym } from './vocabulary.policy.ts';

export function termView(row: TermRow, actor: Pick<Actor, 'role'>): ManagedCompetency {
  const { proposed_by: _, created_at, ...term } = row;
  return { ...term, created_at: created_at.toISOString(), can: can(actor, row) };
}

export function mergeView(
  { merged_into, ...row }: MergeRow,
  actor: Pick<Actor, 'role'>,
): CompetencyMerge {
  const facts = { into: row.into?.competency ?? null, merged_into };
  return { ...row, made_at: row.made_at.toISOString(), can: canOfMerge(actor, facts) };
}

export const synonymView = <S extends CompetencySynonym>(
  row: S,
  term: Pick<TermRow, 'status'>,
  actor: Pick<Actor, 'role'>,
): S & ManagedSynonym => ({ ...row, can: canOfSynonym(actor, term) });

/**
 * `done` may be more than `total`, because profiles that got the term since then need no update.
 */
export const followedView = ({ done }: Pick<Followed, 'done'>, total: number) => ({
  done: Math.min(done, total),
  total,
});

/** Terms similar to one text or proposal, without the `of` field. */
export const nearestTo = (near: readonly NearTerm[], sought: string) =>
  near.flatMap(({ of, ...one }) => (of === sought ? [one] : []));
