import { merges } from '../platform/merges.ts';
import { mergeSavedProfiles } from './merge-saved-profiles.ts';

export const savedProfileMerges = merges(
  {
    account: {
      'saved_list.account': 'follows',
      'saved_profile.account': 'follows',
      'saved_profile.profile': 'follows',
      'saved_list_profile.profile': 'follows',
      'saved_list_profile.added_by': 'follows',
      // Of two votes on the same person, that of the kept account stays.
      'saved_vote.account': 'follows',
      'saved_comment.created_by': 'follows',
    },
    organization: { 'saved_list.shared_with': 'follows' },
  },
  { mergeAccount: mergeSavedProfiles },
);
