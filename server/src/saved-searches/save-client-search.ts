import type { ExternalContext } from '../platform/handler.ts';
import { type NewSearchInput, saveSearch } from './save-search.ts';

export const saveClientSearch = (context: ExternalContext, input: NewSearchInput) =>
  saveSearch(context, input, 'client');
