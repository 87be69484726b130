import { storeDraftOf, readDraftOf } from '../form/draft.ts';
import type { StoredChanges } from './autosave.ts';

/** Unsaved changes are in this tab's own storage, which survives a reload or a crash. */
export const storeChanges = <F>(key: string, unsaved: StoredChanges<F> | undefined): void =>
  storeDraftOf(key, unsaved);

export const storedChanges = <F>(key: string): StoredChanges<F> | undefined =>
  readDraftOf<StoredChanges<F>>(key, isStored);

const isStored = <F>(value: unknown): value is StoredChanges<F> =>
  typeof value === 'object' && value !== null && 'base' in value && 'values' in value;
