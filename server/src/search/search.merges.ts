import { merges } from '../platform/merges.ts';

export const searchMerges = merges({ account: { 'embedding_version.begun_by': 'follows' } });
