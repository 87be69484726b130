import { merges } from '../platform/merges.ts';

export const cvImportMerges = merges({ account: { 'cv_import.created_by': 'follows' } });
