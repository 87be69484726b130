import type { vocabularyCalls } from '@torg/protocol/vocabulary';
import type { Handler } from '../platform/handler.ts';
import { listTerms } from './terms-list.repository.ts';
import { termView } from './vocabulary.views.ts';

export const listTendedCompetencies: Handler<
  typeof vocabularyCalls.listTendedCompetencies
> = async ({ db }, { query }) => {
  const { rows, total } = await listTerms(db, query);
  const { limit, offset } = query;
  return { competencies: rows.map(termView), total, limit, offset };
};
