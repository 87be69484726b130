import type { ExternalContext } from '../platform/handler.ts';
import { type NewSearchInput, saveSearch } from './save-search.ts';

export const saveAdminSearch = (context: ExternalContext, input: NewSearchInput) =>
  saveSearch(context, input, 'admin');
