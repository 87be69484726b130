import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { recipientsQuery } from '../messages.queries.ts';
import type { Recipient } from '../thread-answers.ts';

interface RecipientDraft {
  recipients: readonly Recipient[];
  change: (recipients: Recipient[]) => void;
}

/**
 * Adds the recipient that a link names, searched by name and matched by account id. Returns the
 * name if the user cannot write to that person.
 */
export function usePreselectedRecipient({
  recipients,
  change,
}: RecipientDraft): string | undefined {
  const { to, name = '' } = useSearch({ from: '/shell/messages/new' });
  const { data } = useQuery({ ...recipientsQuery(name), enabled: to !== undefined });
  const preselected = data?.recipients.find(({ account }) => account === to);
  const taken = useRef(false);
  useEffect(() => {
    if (!preselected || taken.current) return;
    taken.current = true;
    if (!recipients.some(({ account }) => account === preselected.account)) change([preselected]);
  }, [preselected, recipients, change]);
  return data && !preselected ? name : undefined;
}
