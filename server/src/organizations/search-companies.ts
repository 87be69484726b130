import type { organizationCalls } from '@torg/protocol/organizations';
import type { Handler } from '../platform/handler.ts';
import { searchClients } from './organizations.repository.ts';

export const searchCompanies: Handler<typeof organizationCalls.searchCompanies> = async (
  { db },
  { query },
) => ({ companies: await searchClients(db, query) });
