import type { Outgoing } from '../compose/outbox.ts';
import type { Message } from '../thread-answers.ts';

/**
 * Leaves out messages that a live update brought before their own response, so that none shows
 * twice.
 */
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
