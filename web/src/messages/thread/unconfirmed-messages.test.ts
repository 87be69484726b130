import { expect, it } from 'vitest';
import type { Outgoing } from '../compose/outbox.ts';
import type { Message } from '../thread-answers.ts';
import { unconfirmedMessages } from './unconfirmed-messages.ts';

const aMessage = (message_id: string, sender: string, content: string): Message => ({
  message_id,
  sender,
  content,
  created_at: '2026-11-20T12:00:00.000Z',
  attachments: [],
});
const sending: Outgoing = { key: 'k', content: 'Hei', files: [], after: 'a', state: 'sending' };
const before = aMessage('a', 'me', 'Hei');

it('a message counts as being sent until the thread contains it', () => {
  expect(unconfirmedMessages([sending], [before], 'me')).toEqual([sending]);
  expect(unconfirmedMessages([sending], [before, aMessage('b', 'ida', 'Hei')], 'me')).toEqual([
    sending,
  ]);
  expect(unconfirmedMessages([sending], [before, aMessage('b', 'me', 'Hei')], 'me')).toEqual([]);
});
it('one that failed is shown until it is sent again or removed', () => {
  const failed: Outgoing = { ...sending, state: 'failed' };
  expect(unconfirmedMessages([failed], [before, aMessage('b', 'me', 'Hei')], 'me')).toEqual([
    failed,
  ]);
});
