import { useEffect, useState } from 'react';
import { draftKey, readDraft, storeDraft } from '../../ui/form/draft.ts';

/** A text that a reload does not lose. */
export function useKeptText(...of: string[]): [text: string, write: (text: string) => void] {
  const [key] = useState(() => draftKey('signing', ...of));
  const [text, write] = useState(() => readDraft(key));
  useEffect(() => storeDraft(key, text), [key, text]);
  return [text, write];
}
