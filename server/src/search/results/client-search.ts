import type { searchCalls } from '@torg/protocol/search/search';
import type { Handler } from '../../platform/handler.ts';
import { searchConsultants } from './search-consultants.ts';

export const clientSearch: Handler<typeof searchCalls.clientSearch> = async (context, { body }) => {
  const { answer } = await searchConsultants(context, body, { isAdmin: false });
  return answer;
};
