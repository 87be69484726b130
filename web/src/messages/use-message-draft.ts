import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '../ui/draft.ts';
import type { Attachment } from './messages.queries.ts';

export interface MessageDraft {
  text: string;
  files: readonly Attachment[];
}

const empty: MessageDraft = { text: '', files: [] };

/** What is being written in one place, kept in the tab until it is sent. */
export function useMessageDraft(me: string, place: string) {
  const key = `torg.message.${me}.${place}`;
  const [draft, setDraft] = useState(() => parsed(readDraft(key)));
  useEffect(() => {
    const isEmpty = draft.text === '' && draft.files.length === 0;
    keepDraft(key, isEmpty ? '' : JSON.stringify(draft));
  }, [key, draft]);
  const change = (next: (before: MessageDraft) => Partial<MessageDraft>) =>
    setDraft((before) => ({ ...before, ...next(before) }));
  return { ...draft, change, clear: () => setDraft(empty) };
}

function parsed(text: string): MessageDraft {
  try {
    return { ...empty, ...(JSON.parse(text || '{}') as Partial<MessageDraft>) };
  } catch {
    return empty;
  }
}

export type DraftInHand = ReturnType<typeof useMessageDraft>;
