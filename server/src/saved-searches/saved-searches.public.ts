export { mergeSavedSearches } from './merge-saved-searches.ts';
