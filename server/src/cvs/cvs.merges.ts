import { merges } from '../platform/merges.ts';

/** Versions are counted per profile, so those of the other account end with it. */
export const cvMerges = merges({
  account: {
    'cv_version.profile': 'goes',
    'cv_reference.profile': 'goes',
    'cv_export.profile': 'goes',
    'cv_export.taken_by': 'follows',
    'cv_variant.profile': 'goes',
    'cv_sent.profile': 'follows',
  },
  organization: { 'cv_export.organization': 'follows' },
});
