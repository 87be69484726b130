import type { TendedCompetency } from '@torg/protocol/vocabulary';
import type { Followed } from '../competencies/competencies.public.ts';
import type { NearestRow } from './nearest.repository.ts';
import type { TermRow } from './terms-list.repository.ts';

export function termView(row: TermRow): TendedCompetency {
  const { proposed_by: _, created_at, ...term } = row;
  return { ...term, created_at: created_at.toISOString() };
}

/** Who has come to have the term meanwhile has followed by themself. */
export const followedView = ({ done }: Pick<Followed, 'done'>, total: number) => ({
  done: Math.min(done, total),
  total,
});

/** Those near one text, without the term itself. */
export const nearestTo = (near: readonly NearestRow[], asked: string) =>
  near.flatMap(({ asked: of, ...one }) => (of === asked ? [one] : []));
