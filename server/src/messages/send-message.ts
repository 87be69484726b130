import type { messageCalls } from '@torg/protocol/messages/messages';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { announceMessage } from './announce-message.ts';
import { claimFiles } from './attachments/attachments.repository.ts';
import { maySend } from './messages.policy.ts';
import { findMessage, findFacts, insertMessage } from './messages.repository.ts';
import { messageView } from './messages.views.ts';

export const sendMessage: Handler<typeof messageCalls.sendMessage> = async (
  context,
  { params, body },
) => {
  const { db, actor, emit } = context;
  const thread = params.thread_id;
  const facts = found(await findFacts(db, thread), 'could_not_find_thread');
  allowed(maySend(actor, facts));
  const sent = await insertMessage(db, { thread, sender: actor.account, content: body.content });
  await claimFiles(db, { message: sent.message, owner: actor.account, files: body.file_ids });
  const kind = facts.kind === 'direct' ? 'sent_direct_message' : 'sent_message';
  await emit(kind, { thread, message: sent.message });
  await announceMessage(context, sent, facts.participants);
  return messageView(await findMessage(db, sent));
};
