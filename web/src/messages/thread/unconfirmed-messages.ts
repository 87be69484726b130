import type { Outgoing } from '../compose/outbox.ts';
import type { Message } from '../thread-answers.ts';

/** Leaves out what has arrived by the live stream before its own answer came, lest it shows twice. */
export function unconfirmedMessages(
  outgoing: readonly Outgoing[],
  messages: readonly Message[],
  me: string,
): Outgoing[] {
  return outgoing.filter(({ state, after, content }) => {
    if (state === 'failed') return true;
    const place = messages.findIndex((message) => message.message_id === after);
    const later = messages.slice(place + 1);
    return !later.some((message) => message.sender === me && message.content === content);
  });
}
