import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import type { Handler } from '../../platform/handler.ts';
import { synonymView } from '../vocabulary.views.ts';
import { listSynonymRows } from './synonyms-list.repository.ts';

export const listSynonyms: Handler<typeof vocabularyCalls.listSynonyms> = async (
  { db, actor },
  { query },
) => {
  const { rows, total } = await listSynonymRows(db, query);
  const synonyms = rows.map((row) => synonymView(row, { status: 'active' }, actor));
  return { synonyms, total, limit: query.limit, offset: query.offset };
};
