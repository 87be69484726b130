import { keepDraft, readDraft } from '../draft.ts';
import type { Kept } from './autosave.ts';

/** Unsaved changes in this tab's own storage, which outlives a reload or a crash. */
export function keepChanges<F>(key: string, unsaved: Kept<F> | undefined): void {
  try {
    keepDraft(key, unsaved ? JSON.stringify(unsaved) : '');
  } catch {
    // The storage is full or closed: saving itself goes on.
  }
}

export function keptChanges<F>(key: string): Kept<F> | undefined {
  try {
    const kept: unknown = JSON.parse(readDraft(key) || 'null');
    return isKept<F>(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept<F>(value: unknown): value is Kept<F> {
  return typeof value === 'object' && value !== null && 'base' in value && 'values' in value;
}
