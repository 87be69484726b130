import type { vocabularyCalls } from '@torg/protocol/vocabulary';
import { findSynonyms } from '../competencies/competencies.public.ts';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { findMerges } from './merges-list.repository.ts';
import { findTerm } from './terms-list.repository.ts';
import { termView } from './vocabulary.views.ts';

export const getTendedCompetency: Handler<typeof vocabularyCalls.getTendedCompetency> = async (
  { db },
  { params: { competency } },
) => {
  const row = found(await findTerm(db, competency), 'could_not_find_competency');
  const [synonyms, merges] = await Promise.all([
    findSynonyms(db, competency),
    findMerges(db, competency),
  ]);
  return {
    ...termView(row),
    proposed_by: row.proposed_by,
    synonyms,
    merges: merges.map(({ made_at, ...merge }) => ({ ...merge, made_at: made_at.toISOString() })),
  };
};
