import { useEffect, useState } from 'react';
import { storeDraftOf, readDraftOf } from '../ui/draft.ts';
import type { Recipient } from './messages.queries.ts';

/** Whom the message that is being written goes to, kept in the tab until it is sent. */
export function useRecipientDraft(me: string) {
  const key = `torg.recipients.${me}`;
  const [recipients, change] = useState(() => readDraftOf(key, isDraft) ?? []);
  useEffect(() => {
    storeDraftOf(key, recipients.length > 0 ? recipients : undefined);
  }, [key, recipients]);
  return { recipients, change };
}

const isDraft = (found: unknown): found is Recipient[] => Array.isArray(found);
