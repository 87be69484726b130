import type { SearchSchemaInput } from '@tanstack/react-router';
import { oneOf } from '../client/search-params.ts';

export interface ImportSearch {
  /** the page that leads here, where it is not the list of imports */
  from?: 'wizard';
}

export const importSearch = (search: ImportSearch & SearchSchemaInput): ImportSearch => ({
  from: oneOf(['wizard'], search.from),
});
