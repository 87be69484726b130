import { merges } from '../platform/merges.ts';

/** What a closed account uploaded today does not count for the kept one. */
export const fileMerges = merges({
  account: { 'file.uploaded_by': 'follows', 'upload_day.account': 'goes' },
});
