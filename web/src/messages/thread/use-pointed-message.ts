import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOlderMessages } from '../messages.queries.ts';
import type { Thread } from '../thread-answers.ts';

export const elementOf = (message_id: string): string => `message-${message_id}`;

/** The message that the URL points at; fetches older pages until it is there. */
export function usePointedMessage(thread: Thread) {
  const { hash } = useLocation();
  const { mutate, isPending, isError } = useOlderMessages(thread.thread_id);
  const { messages, has_older } = thread;
  const pointsAtMessage = hash.startsWith('message-');
  const isHere = messages.some(({ message_id }) => elementOf(message_id) === hash);
  const oldest = messages[0]?.message_id;
  const seeking = pointsAtMessage && !isHere && has_older && !isError;
  useEffect(() => {
    if (seeking && oldest !== undefined && !isPending) mutate(oldest);
  }, [seeking, oldest, isPending, mutate]);
  return {
    element: isHere ? hash : undefined,
    seeking,
    missing: pointsAtMessage && !isHere && !seeking,
  };
}
