import { describe, expect, it } from 'vitest';
import type { Message, Participant, Thread } from '../thread-answers.ts';
import { firstUnread, groupMessages, readMarks } from './message-groups.ts';

/** A message on a day of November, at a local time. */
function aMessage(message_id: string, sender: string | null, day: number, time: string): Message {
  const [hour, minute] = time.split(':').map(Number);
  const created_at = new Date(2026, 10, day, hour, minute).toISOString();
  return { message_id, sender, content: '…', created_at, attachments: [] };
}

const shape = (messages: Message[], unreadFrom?: string) =>
  groupMessages(messages, unreadFrom).map(({ day, runs }) => [
    day,
    ...runs.map((run) => run.messages.map((one) => one.message_id).join('')),
  ]);

describe('messages are grouped', () => {
  it('by day in the reader’s time zone, and by who wrote them consecutively', () => {
    const messages = [
      aMessage('a', 'ida', 19, '23:58'),
      aMessage('b', 'ida', 20, '00:01'),
      aMessage('c', 'ida', 20, '00:02'),
      aMessage('d', 'me', 20, '00:03'),
      aMessage('e', 'ida', 20, '00:04'),
    ];
    expect(shape(messages)).toEqual([
      ['2026-11-19', 'a'],
      ['2026-11-20', 'bc', 'd', 'e'],
    ]);
  });
  it('anew after a pause', () => {
    const messages = [aMessage('a', 'ida', 20, '09:00'), aMessage('b', 'ida', 20, '09:10')];
    expect(shape(messages)).toEqual([['2026-11-20', 'a', 'b']]);
  });
  it('anew where the unread begin', () => {
    const messages = [aMessage('a', 'ida', 20, '09:00'), aMessage('b', 'ida', 20, '09:01')];
    expect(shape(messages, 'b')).toEqual([['2026-11-20', 'a', 'b']]);
  });
  it('together when their writers’ accounts are gone', () => {
    const messages = [aMessage('a', null, 20, '09:00'), aMessage('b', null, 20, '09:01')];
    expect(shape(messages)).toEqual([['2026-11-20', 'ab']]);
  });
});

describe('read marks', () => {
  const messages = [
    aMessage('a', 'me', 20, '09:00'),
    aMessage('b', 'ida', 20, '09:05'),
    aMessage('c', 'me', 20, '09:10'),
  ];
  const reader = (name: string, last_read_at: string | null) =>
    ({ account: name, name, last_read_at }) as Participant;

  it('are shown below the last of the user’s own messages that each participant has read', () => {
    const at = (message: Message | undefined) => message?.created_at ?? null;
    const marks = readMarks(messages, 'me', [
      reader('Ida', at(messages[2])),
      reader('Kari', at(messages[1])),
      reader('Per', at(messages[2])),
      reader('Ola', null),
    ]);
    expect([...marks]).toEqual([
      ['c', ['Ida', 'Per']],
      ['a', ['Kari']],
    ]);
  });
});

describe('the first unread message', () => {
  const messages = [
    aMessage('a', 'ida', 20, '09:00'),
    aMessage('b', 'me', 20, '09:01'),
    aMessage('c', 'ida', 20, '09:02'),
    aMessage('d', 'ida', 20, '09:03'),
  ];
  const unread = (number_of_unread_messages: number) =>
    firstUnread({ messages, number_of_unread_messages } as Thread, 'me');

  it('is counted from the end, among those by others', () => {
    expect(unread(2)).toBe('c');
    expect(unread(0)).toBeUndefined();
  });
  it('is the first fetched one when there are more', () => {
    expect(unread(60)).toBe('a');
  });
});
