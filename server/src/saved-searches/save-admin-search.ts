import type { ExternalContext } from '../platform/handler.ts';
import { type Wanted, saveSearch } from './save-search.ts';

export const saveAdminSearch = (context: ExternalContext, wanted: Wanted) =>
  saveSearch(context, wanted, 'admin');
