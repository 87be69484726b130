import type { Message, Thread, ThreadList, ThreadListItem } from '../thread-answers.ts';

/** The threads of all pages, each once: new messages can move a thread up between two fetches. */
export function threadsOf(pages: readonly Pick<ThreadList, 'threads'>[]): ThreadListItem[] {
  const found = new Map<string, ThreadListItem>();
  for (const thread of pages.flatMap((page) => page.threads)) {
    if (!found.has(thread.thread_id)) found.set(thread.thread_id, thread);
  }
  return [...found.values()];
}

/** Whether two parts of one thread overlap or touch, so that no message is missing between them. */
export function meets(cached: Thread, newer: Thread): boolean {
  const ids = new Set(cached.messages.map((message) => message.message_id));
  return !newer.has_older || newer.messages.some((message) => ids.has(message.message_id));
}

/** The fetched thread, with the older messages that are cached. */
export function withCached(fresh: Thread, cached: Thread): Thread {
  const first = fresh.messages[0];
  if (!fresh.has_older || first === undefined) return fresh;
  const place = cached.messages.findIndex((message) => message.message_id === first.message_id);
  if (place <= 0) return fresh;
  const messages = [...cached.messages.slice(0, place), ...fresh.messages];
  return { ...fresh, messages, has_older: cached.has_older };
}

/** Adds an older page in front of a thread. */
export function withOlder(thread: Thread, older: Thread): Thread {
  const ids = new Set(thread.messages.map((message) => message.message_id));
  const before = older.messages.filter((message) => !ids.has(message.message_id));
  return { ...thread, messages: [...before, ...thread.messages], has_older: older.has_older };
}

/** Adds the user's own message to a thread, unless a live update has added it already. */
export function withSent(thread: Thread, sent: Message): Thread {
  if (thread.messages.some((message) => message.message_id === sent.message_id)) return thread;
  return { ...thread, messages: [...thread.messages, sent], number_of_unread_messages: 0 };
}
