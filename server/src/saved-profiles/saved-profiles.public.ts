export { mergeSavedProfiles } from './merge-saved-profiles.ts';
