import { describe, expect, it } from 'vitest';
import type { Message, Participant, Thread } from '../thread-answers.ts';
import { firstUnread, groupMessages, readMarks } from './message-groups.ts';

/** A message on a day of November, at a time where the reader is. */
function said(message_id: string, sender: string | null, day: number, time: string): Message {
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
  it('by the day where the reader is, and by who wrote them in one go', () => {
    const messages = [
      said('a', 'ida', 19, '23:58'),
      said('b', 'ida', 20, '00:01'),
      said('c', 'ida', 20, '00:02'),
      said('d', 'me', 20, '00:03'),
      said('e', 'ida', 20, '00:04'),
    ];
    expect(shape(messages)).toEqual([
      ['2026-11-19', 'a'],
      ['2026-11-20', 'bc', 'd', 'e'],
    ]);
  });
  it('anew after a pause', () => {
    const messages = [said('a', 'ida', 20, '09:00'), said('b', 'ida', 20, '09:10')];
    expect(shape(messages)).toEqual([['2026-11-20', 'a', 'b']]);
  });
  it('anew where the unread begin', () => {
    const messages = [said('a', 'ida', 20, '09:00'), said('b', 'ida', 20, '09:01')];
    expect(shape(messages, 'b')).toEqual([['2026-11-20', 'a', 'b']]);
  });
  it('together when nobody is left who wrote them', () => {
    const messages = [said('a', null, 20, '09:00'), said('b', null, 20, '09:01')];
    expect(shape(messages)).toEqual([['2026-11-20', 'ab']]);
  });
});

describe('read marks', () => {
  const messages = [
    said('a', 'me', 20, '09:00'),
    said('b', 'ida', 20, '09:05'),
    said('c', 'me', 20, '09:10'),
  ];
  const reader = (name: string, last_read_at: string | null) =>
    ({ account: name, name, last_read_at }) as Participant;

  it('stand below the last of one’s own messages that each has read', () => {
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
    said('a', 'ida', 20, '09:00'),
    said('b', 'me', 20, '09:01'),
    said('c', 'ida', 20, '09:02'),
    said('d', 'ida', 20, '09:03'),
  ];
  const unread = (number_of_unread_messages: number) =>
    firstUnread({ messages, number_of_unread_messages } as Thread, 'me');

  it('is counted from the end, among those by others', () => {
    expect(unread(2)).toBe('c');
    expect(unread(0)).toBeUndefined();
  });
  it('is the first that has been fetched when there are more', () => {
    expect(unread(60)).toBe('a');
  });
});
