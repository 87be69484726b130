import { merges } from '../platform/merges.ts';
import { moveLinks } from './links/move-links.repository.ts';

export const flowcaseMerges = merges(
  {
    account: {
      'flowcase_company.saved_by': 'follows',
      'flowcase_sync.started_by': 'follows',
      'flowcase_link.created_by': 'follows',
      'flowcase_import.created_by': 'follows',
      'flowcase_deletion.deleted_by': 'follows',
    },
    organization: {
      'flowcase_company.organization': 'follows',
      'flowcase_deletion.organization': 'follows',
    },
  },
  { mergeOrganization: moveLinks },
);
