import { merges } from '../platform/merges.ts';
import { renameProfile } from './meaning/embedded-texts.repository.ts';

export const searchMerges = merges(
  { account: { 'embedding_version.begun_by': 'follows' } },
  { mergeAccount: renameProfile },
);
