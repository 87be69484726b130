import type { messageCalls } from '@torg/protocol/messages/messages';
import { contentOf } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../messages.policy.ts';
import { findFacts } from '../messages.repository.ts';
import { findMessageFile } from './attachments.repository.ts';

export const getMessageAttachment: Handler<typeof messageCalls.getMessageAttachment> = async (
  { db, actor },
  { params: { thread_id: thread, file_id } },
) => {
  const facts = found(await findFacts(db, thread), 'could_not_find_thread');
  allowed(mayRead(actor, facts));
  const row = await findMessageFile(db, { thread, file: file_id });
  const file = contentOf(found(row, 'could_not_find_message_attachment'));
  return { ...file, inline: file.media_type.startsWith('image/') };
};
