import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '../ui/draft.ts';
import type { Recipient } from './messages.queries.ts';

/** Whom the message that is being written goes to, kept in the tab until it is sent. */
export function useRecipientDraft(me: string) {
  const key = `torg.recipients.${me}`;
  const [recipients, change] = useState(() => parsed(readDraft(key)));
  useEffect(() => {
    keepDraft(key, recipients.length > 0 ? JSON.stringify(recipients) : '');
  }, [key, recipients]);
  return { recipients, change };
}

function parsed(text: string): Recipient[] {
  try {
    return JSON.parse(text || '[]') as Recipient[];
  } catch {
    return [];
  }
}
