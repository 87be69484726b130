import { useEffect, useState } from 'react';
import { storeDraftOf, readDraftOf } from '../../ui/form/draft.ts';
import type { Attachment } from '../thread-answers.ts';

export interface MessageDraft {
  text: string;
  files: readonly Attachment[];
}

const empty: MessageDraft = { text: '', files: [] };

/** The text and files of an unsent message, stored in the tab until it is sent. */
export function useMessageDraft(me: string, place: string) {
  const key = `torg.message.${me}.${place}`;
  const [draft, setDraft] = useState(() => ({ ...empty, ...readDraftOf(key, isDraft) }));
  useEffect(() => {
    const isEmpty = draft.text === '' && draft.files.length === 0;
    storeDraftOf(key, isEmpty ? undefined : draft);
  }, [key, draft]);
  const change = (next: (before: MessageDraft) => Partial<MessageDraft>) =>
    setDraft((before) => ({ ...before, ...next(before) }));
  return { ...draft, change, clear: () => setDraft(empty) };
}

const isDraft = (found: unknown): found is Partial<MessageDraft> =>
  typeof found === 'object' && found !== null;

export type DraftInHand = ReturnType<typeof useMessageDraft>;
