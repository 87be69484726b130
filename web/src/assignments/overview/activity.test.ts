import { expect, test } from 'vitest';
import { activityDays } from './activity.ts';
import type { AssignmentActivity } from '../assignments.queries.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const kari = { account: 'kari', name: 'Kari', image_url: null };
const assignment = 'assignment';

const message = (day: number, hour: number, thread_id = 'thread', account = 'kari') => ({
  thread_id,
  message_id: `${day}-${hour}-${thread_id}`,
  created_at: at(day, hour),
  sender: { account, name: account },
});
const published = (day: number, hour: number): AssignmentActivity['events'][number] => ({
  event: 'published_assignment',
  actingAccount: kari,
  timestamp: at(day, hour),
  metadata: { assignment },
});

test('events and messages form one feed, the newest first, grouped by day', () => {
  const days = activityDays({
    events: [published(17, 9), published(20, 8)],
    thread_messages: [message(20, 9), message(18, 23)],
  });
  expect(days.map(({ day, entries }) => [day, entries.map(({ kind }) => kind)])).toEqual([
    ['2026-11-20', ['messages', 'event']],
    ['2026-11-18', ['messages']],
    ['2026-11-17', ['event']],
  ]);
});

test('what one person writes in one thread in a day is one line, dated by the last message', () => {
  const [day] = activityDays({
    events: [],
    thread_messages: [
      message(20, 9),
      message(20, 12),
      message(20, 10),
      message(20, 11, 'other'),
      message(20, 8, 'thread', 'ola'),
    ],
  });
  const lines = day?.entries.map((entry) => entry.kind === 'messages' && [entry.at, entry.count]);
  expect(lines).toEqual([
    [at(20, 12), 3],
    [at(20, 11), 1],
    [at(20, 8), 1],
  ]);
});

test('an interest and its first message are one line', () => {
  const interest: AssignmentActivity['events'][number] = {
    event: 'sent_assignment_interest_message',
    actingAccount: kari,
    timestamp: at(20, 9),
    metadata: { assignment, thread: 'thread' },
  };
  const [day] = activityDays({
    events: [interest],
    thread_messages: [message(20, 9), message(20, 9, 'other'), message(20, 10)],
  });
  expect(day?.entries.map(({ kind, at: time }) => [kind, time])).toEqual([
    ['messages', at(20, 10)],
    ['event', at(20, 9)],
    ['messages', at(20, 9)],
  ]);
});

test('the feed of a new assignment is empty', () => {
  expect(activityDays({ events: [], thread_messages: [] })).toEqual([]);
});
