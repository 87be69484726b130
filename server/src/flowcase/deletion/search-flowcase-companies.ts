import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { searchCompanies } from './deletion.repository.ts';

export const searchFlowcaseCompanies: Handler<
  typeof flowcaseCalls.searchFlowcaseCompanies
> = async ({ db }, { query }) => ({ companies: await searchCompanies(db, query) });
