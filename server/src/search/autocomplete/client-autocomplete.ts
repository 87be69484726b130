import type { searchCalls } from '@torg/protocol/search/search';
import type { Handler } from '../../platform/handler.ts';
import { suggest } from './suggest.ts';

export const clientAutocomplete: Handler<typeof searchCalls.clientAutocomplete> = async (
  { db, now },
  { body },
) => {
  return { results: await suggest(db, body, { visibleOnly: true, now }) };
};
