import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import type { Handler } from '../platform/handler.ts';
import { listTerms } from './terms-list.repository.ts';
import { termView } from './vocabulary.views.ts';

export const listManagedCompetencies: Handler<
  typeof vocabularyCalls.listManagedCompetencies
> = async ({ db, actor }, { query }) => {
  const { rows, total } = await listTerms(db, query);
  const { limit, offset } = query;
  return { competencies: rows.map((row) => termView(row, actor)), total, limit, offset };
};
