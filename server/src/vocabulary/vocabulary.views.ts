import type { TendedCompetency } from '@torg/protocol/vocabulary';
import type { NearestRow } from './nearest.repository.ts';
import type { TermRow } from './terms-list.repository.ts';

export function termView(row: TermRow): TendedCompetency {
  const { proposed_by: _, created_at, ...term } = row;
  return { ...term, created_at: created_at.toISOString() };
}

/** Those near one text, without the term itself. */
export const nearestTo = (near: readonly NearestRow[], asked: string) =>
  near.flatMap(({ asked: of, ...one }) => (of === asked ? [one] : []));
