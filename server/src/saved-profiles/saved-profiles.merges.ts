import { merges } from '../platform/merges.ts';
import { mergeSavedProfiles } from './merge-saved-profiles.ts';

export const savedProfileMerges = merges(
  {
    account: {
      'saved_list.account': 'follows',
      'saved_profile.account': 'follows',
      'saved_profile.profile': 'follows',
    },
  },
  { mergeAccount: mergeSavedProfiles },
);
