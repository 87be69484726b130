import { merges } from '../platform/merges.ts';
import { mergeProfiles } from './merge-profiles.repository.ts';
import { lockProfilesWith, restoreInProfiles, replaceInProfiles } from './replace-in-profiles.ts';

export const profileMerges = merges(
  {
    account: {
      'profile.profile': 'follows',
      'profile_qa.created_by': 'follows',
    },
    competency: {
      'profile_item_competency.competency': 'follows',
      'profile_role.competency': 'follows',
      'profile_skill.competency': 'follows',
    },
  },
  {
    mergeAccount: mergeProfiles,
    competencies: { lock: lockProfilesWith, merge: replaceInProfiles, restore: restoreInProfiles },
  },
);
