import type { Criterion } from '@torg/protocol/opportunities/criteria';
import { fold } from '@torg/protocol/fold';
import { limits } from '@torg/protocol/limits';
import { suggestedCriterionId } from './criterion-id.ts';

export type Suggestion = Omit<Criterion, 'id'>;

const { most } = limits.opportunity.criteria;

/** Suggestions with ids; what says the same twice is there once. */
export function withIds(opportunity: string, suggestions: readonly Suggestion[]): Criterion[] {
  const byWords = new Map(suggestions.map((one) => [fold(one.criteria.trim()), one]));
  return [...byWords.values()]
    .slice(0, most)
    .map((one) => ({ ...one, id: suggestedCriterionId(opportunity, one.criteria) }));
}

/** What somebody has approved stays, and what is suggested beside it comes after. */
export function addSuggested(
  approved: readonly Criterion[],
  suggested: readonly Criterion[],
): Criterion[] {
  const words = new Set(approved.map(({ criteria }) => fold(criteria.trim())));
  const ids = new Set(approved.map(({ id }) => id));
  const added = suggested.filter(
    ({ id, criteria }) => !ids.has(id) && !words.has(fold(criteria.trim())),
  );
  return [...approved, ...added].slice(0, most);
}
