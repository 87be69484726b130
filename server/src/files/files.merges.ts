import { merges } from '../platform/merges.ts';

export const fileMerges = merges({ account: { 'file.uploaded_by': 'follows' } });
