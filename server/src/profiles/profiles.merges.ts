import { merges } from '../platform/merges.ts';
import {
  lockProfilesWith,
  restoreInProfiles,
  replaceInProfiles,
} from './competencies/replace-in-profiles.ts';
import { mergeProfiles } from './merge-profiles.repository.ts';

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
