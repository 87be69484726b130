import { useState } from 'react';
import type { ThreadListItem } from '../thread-answers.ts';

/** A thread that was unread when it was opened stays in the unread list while it is open. */
export function useOpenThread(
  threads: readonly ThreadListItem[],
  open: string | undefined,
): readonly ThreadListItem[] {
  const [opened, setOpened] = useState<{ thread: ThreadListItem; place: number }>();
  const place = threads.findIndex((one) => one.thread_id === open);
  const thread = threads[place];
  if (thread && thread.number_of_unread_messages > 0 && opened?.thread !== thread) {
    setOpened({ thread, place });
  }
  if (thread || opened === undefined || opened.thread.thread_id !== open) return threads;
  return threads.toSpliced(opened.place, 0, { ...opened.thread, number_of_unread_messages: 0 });
}
