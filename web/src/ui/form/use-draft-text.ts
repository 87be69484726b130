import { useState } from 'react';
import { draftKey, readDraft, storeDraft } from './draft.ts';

export interface DraftText {
  text: string;
  write: (text: string) => void;
  /** The text is sent: nothing of it is kept for a reload. */
  forget: () => void;
}

/** One text that outlives a reload until it is sent; `of` is as in `draftKey`. */
export function useDraftText(kind: string, ...of: readonly string[]): DraftText {
  const key = draftKey(kind, ...of);
  const [text, setText] = useState(() => readDraft(key));
  const write = (next: string) => {
    setText(next);
    storeDraft(key, next);
  };
  return { text, write, forget: () => storeDraft(key, '') };
}
