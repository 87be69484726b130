import type { SearchSchemaInput } from '@tanstack/react-router';
import { uuidsIn } from '../../client/search-params.ts';

/** The other account that one is about to merge into this one. */
export interface PersonSearch {
  merge?: string;
}

export const personSearch = ({ merge }: PersonSearch & SearchSchemaInput): PersonSearch => ({
  merge: uuidsIn(merge)?.[0],
});
