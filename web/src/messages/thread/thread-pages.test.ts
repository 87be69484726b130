import { describe, expect, it } from 'vitest';
import type { Message, Thread, ThreadListItem } from '../thread-answers.ts';
import { meets, threadsOf, withCached, withOlder, withSent } from './thread-pages.ts';

const aMessage = (message_id: string): Message => ({
  message_id,
  sender: 'ida',
  content: message_id,
  created_at: '2026-11-20T12:00:00.000Z',
  attachments: [],
});

function aThread(ids: string, has_older = false): Thread {
  return {
    thread_id: 't',
    kind: 'direct',
    assignment: null,
    participants: [],
    consultants: [],
    number_of_unread_messages: 0,
    created_at: '2026-11-01T12:00:00.000Z',
    messages: ids.split('').map(aMessage),
    has_older,
    can: { send: true },
  };
}

const idsOf = ({ messages }: Thread): string =>
  messages.map(({ message_id }) => message_id).join('');

describe('a thread that is fetched again', () => {
  it('keeps the older messages that were fetched, and whether there are more', () => {
    const merged = withCached(aThread('efgh', true), aThread('abcdef', true));
    expect(idsOf(merged)).toBe('abcdefgh');
    expect(merged.has_older).toBe(true);
    expect(withCached(aThread('ef', true), aThread('abcdef')).has_older).toBe(false);
  });
  it('is taken as fetched when it is whole, or when it does not meet the cached messages', () => {
    expect(idsOf(withCached(aThread('cd'), aThread('abcd')))).toBe('cd');
    expect(idsOf(withCached(aThread('xy', true), aThread('ab')))).toBe('xy');
  });
  it('meets the cached messages when a message is in both, or when nothing comes before it', () => {
    expect(meets(aThread('ab'), aThread('bc', true))).toBe(true);
    expect(meets(aThread('ab'), aThread('cd', true))).toBe(false);
    expect(meets(aThread('ab'), aThread('cd'))).toBe(true);
  });
});

it('an older page is added in front, each message once', () => {
  const merged = withOlder(aThread('cd', true), aThread('abc'));
  expect(idsOf(merged)).toBe('abcd');
  expect(merged.has_older).toBe(false);
});

it('a sent message is added at the end, once, and everything before it is read', () => {
  const unread = { ...aThread('ab'), number_of_unread_messages: 1 };
  const merged = withSent(unread, aMessage('c'));
  expect(idsOf(merged)).toBe('abc');
  expect(merged.number_of_unread_messages).toBe(0);
  expect(withSent(merged, aMessage('c'))).toBe(merged);
});

it('a thread that moved up between two pages is listed once, in its new place', () => {
  const row = (thread_id: string) => ({ thread_id }) as ThreadListItem;
  const threads = threadsOf([
    { threads: [row('new'), row('a')] },
    { threads: [row('a'), row('b')] },
  ]);
  expect(threads.map(({ thread_id }) => thread_id)).toEqual(['new', 'a', 'b']);
});
