import { merges } from '../platform/merges.ts';

export const cvTemplateMerges = merges({
  organization: { 'cv_template.organization': 'follows' },
});
