import type { AssignmentActivity } from '../assignments.queries.ts';
import { dayOf } from '../deadline.ts';

type ActivityEvent = AssignmentActivity['events'][number];
type ThreadMessage = AssignmentActivity['thread_messages'][number];

/** An entry of the feed: an event, or the messages of one person in one thread on one day. */
export type ActivityEntry =
  | { kind: 'event'; key: string; at: string; event: ActivityEvent }
  | { kind: 'messages'; key: string; at: string; message: ThreadMessage; count: number };

export interface ActivityDay {
  /** `2026-11-20`, in the reader's time zone */
  day: string;
  entries: ActivityEntry[];
}

/** Merges events and messages into one feed, the newest first, grouped by day. */
export function activityDays({ events, thread_messages }: AssignmentActivity): ActivityDay[] {
  const entries: ActivityEntry[] = [
    ...events.map((event): ActivityEntry => ({
      kind: 'event',
      key: eventKey(event),
      at: event.timestamp,
      event,
    })),
    ...batched(thread_messages.filter((message) => !isInterest(message, events))),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const days = Map.groupBy(entries, ({ at }) => dayOf(new Date(at)));
  return [...days].map(([day, list]) => ({ day, entries: list }));
}

const eventKey = ({ event, timestamp, actingAccount }: ActivityEvent) =>
  `${event} ${timestamp} ${actingAccount.account}`;

/** The first message of a thread is the interest itself, which has an entry of its own. */
function isInterest(message: ThreadMessage, events: readonly ActivityEvent[]): boolean {
  return events.some(
    ({ metadata, actingAccount, timestamp }) =>
      metadata.thread === message.thread_id &&
      actingAccount.account === message.sender.account &&
      Math.abs(Date.parse(timestamp) - Date.parse(message.created_at)) < 1000,
  );
}

/** One entry for all messages of one person in one thread on one day. */
function batched(messages: readonly ThreadMessage[]): ActivityEntry[] {
  const groups = Map.groupBy(messages, ({ thread_id, sender, created_at }) =>
    [thread_id, sender.account, dayOf(new Date(created_at))].join(' '),
  );
  return [...groups].flatMap(([key, list]) => {
    const message = list.reduce((latest, one) =>
      one.created_at > latest.created_at ? one : latest,
    );
    return { kind: 'messages', key, at: message.created_at, message, count: list.length };
  });
}
