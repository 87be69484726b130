import type { Importance } from '@torg/protocol/opportunities/opportunity-terms';
import type { Criteria, CriteriaInput } from './criteria.queries.ts';

/** A criterion as it is edited; one without an id is new. */
export interface CriterionDraft {
  id: string | undefined;
  criteria: string;
  importance: Importance;
  reason: string;
}

export const draftsOf = ({ criteria }: Criteria): CriterionDraft[] =>
  criteria.map(({ id, criteria: words, importance, reason }) => ({
    id,
    criteria: words,
    importance,
    reason,
  }));

export const inputOf = (drafts: readonly CriterionDraft[]): CriteriaInput['criteria'] =>
  drafts.map(({ id, criteria, importance, reason }) => ({
    ...(id !== undefined && { id }),
    criteria: criteria.trim(),
    importance,
    reason: reason.trim(),
  }));

export const aNewOne = (): CriterionDraft => ({
  id: undefined,
  criteria: '',
  importance: 'ABSOLUTE',
  reason: '',
});

/** Moves one up or down; at the ends it stays where it is. */
export function movedTo(
  drafts: readonly CriterionDraft[],
  from: number,
  by: 1 | -1,
): CriterionDraft[] {
  const [one, other] = [drafts[from], drafts[from + by]];
  if (!one || !other) return [...drafts];
  return drafts.with(from, other).with(from + by, one);
}

const fold = (words: string): string => words.trim().normalize('NFC').toLowerCase();

export type Problem = 'empty' | 'double';

/** What is wrong with each, by its place. */
export function problemsIn(drafts: readonly CriterionDraft[]): Map<number, Problem> {
  const problems = new Map<number, Problem>();
  const seen = new Set<string>();
  for (const [place, { criteria }] of drafts.entries()) {
    const words = fold(criteria);
    if (words === '') problems.set(place, 'empty');
    else if (seen.has(words)) problems.set(place, 'double');
    seen.add(words);
  }
  return problems;
}
