/** The number of threads with unread messages. */
export function unreadThreads(threads: readonly { number_of_unread_messages: number }[]): number {
  return threads.filter((thread) => thread.number_of_unread_messages > 0).length;
}
