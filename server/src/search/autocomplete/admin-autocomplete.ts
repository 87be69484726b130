import type { searchCalls } from '@torg/protocol/search/search';
import type { Handler } from '../../platform/handler.ts';
import { suggest } from './suggest.ts';

export const adminAutocomplete: Handler<typeof searchCalls.adminAutocomplete> = async (
  { db, now },
  { body },
) => ({ results: await suggest(db, body, { visibleOnly: false, now }) });
