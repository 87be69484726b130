import type { searchCalls } from '@torg/protocol/search/search';
import type { Handler } from '../../platform/handler.ts';
import { searchConsultants } from './search-consultants.ts';

export const adminSearch: Handler<typeof searchCalls.adminSearch> = async (context, { body }) => {
  const { inOrder, answer } = await searchConsultants(context, body, { isAdmin: true });
  const metadata = inOrder.map(({ hit, row, near }) => ({
    account: row.profile,
    visible_in_search: row.visible_in_search,
    active_since: row.active_since?.toISOString() ?? null,
    text_rank: hit.text_rank,
    vector_hits: near.map(({ type, item, similarity }) => ({ type, id: item, similarity })),
  }));
  return { ...answer, metadata };
};
