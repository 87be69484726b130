import type { messageCalls } from '@torg/protocol/messages/messages';
import type { Handler } from '../../platform/handler.ts';
import { recipient } from '../messages.views.ts';
import { searchPeople } from './recipients.repository.ts';

export const searchRecipients: Handler<typeof messageCalls.searchRecipients> = async (
  { db, actor },
  { query },
) => {
  const people = await searchPeople(db, actor, query);
  return { recipients: people.map(recipient) };
};
