import { merges } from '../platform/merges.ts';
import { mergeSavedSearches } from './merge-saved-searches.ts';

export const savedSearchMerges = merges(
  { account: { 'saved_search.account': 'follows' } },
  { mergeAccount: mergeSavedSearches },
);
