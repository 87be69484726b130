import { useEffect } from 'react';
import { useMarkThreadRead, type Thread } from './messages.queries.ts';
import { useAttending } from './use-attending.ts';

/** Once the newest message stands before somebody's eyes, the thread is read. */
export function useMarkRead(thread: Thread, newestInView: boolean): void {
  const { mutate } = useMarkThreadRead(thread.thread_id);
  const attending = useAttending();
  const newest = thread.messages.at(-1)?.message_id;
  const due = attending && newestInView && thread.number_of_unread_messages > 0;
  useEffect(() => {
    if (due) mutate();
  }, [due, newest, mutate]);
}
