import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import type { Handler } from '../../platform/handler.ts';
import { listSynonymRows } from './synonyms-list.repository.ts';

export const listSynonyms: Handler<typeof vocabularyCalls.listSynonyms> = async (
  { db },
  { query },
) => {
  const { rows, total } = await listSynonymRows(db, query);
  return { synonyms: rows, total, limit: query.limit, offset: query.offset };
};
