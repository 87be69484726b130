import type { searchCalls } from '@torg/protocol/search/search';
import type { Handler } from '../../platform/handler.ts';
import { findWritten } from './lookups.repository.ts';

export const searchProjectCustomers: Handler<typeof searchCalls.searchProjectCustomers> = (
  { db },
  { query },
) => findWritten(db, { ...query, kind: 'customer' });
