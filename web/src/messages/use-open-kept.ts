import { useState } from 'react';
import type { ThreadListItem } from './messages.queries.ts';

/** A thread that one opened unread stays in the list of the unread for as long as it is open. */
export function useOpenKept(
  threads: readonly ThreadListItem[],
  open: string | undefined,
): readonly ThreadListItem[] {
  const [held, setHeld] = useState<{ thread: ThreadListItem; place: number }>();
  const place = threads.findIndex((one) => one.thread_id === open);
  const thread = threads[place];
  if (thread && thread.number_of_unread_messages > 0 && held?.thread !== thread) {
    setHeld({ thread, place });
  }
  if (thread || held === undefined || held.thread.thread_id !== open) return threads;
  return threads.toSpliced(held.place, 0, { ...held.thread, number_of_unread_messages: 0 });
}
