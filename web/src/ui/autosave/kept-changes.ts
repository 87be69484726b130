import { keepDraftOf, readDraftOf } from '../draft.ts';
import type { Kept } from './autosave.ts';

/** Unsaved changes in this tab's own storage, which outlives a reload or a crash. */
export const keepChanges = <F>(key: string, unsaved: Kept<F> | undefined): void =>
  keepDraftOf(key, unsaved);

export const keptChanges = <F>(key: string): Kept<F> | undefined =>
  readDraftOf<Kept<F>>(key, isKept);

const isKept = <F>(value: unknown): value is Kept<F> =>
  typeof value === 'object' && value !== null && 'base' in value && 'values' in value;
