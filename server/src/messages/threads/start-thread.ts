import type { messageCalls } from '@torg/protocol/messages/messages';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announceMessage } from '../announce-message.ts';
import { claimFiles } from '../attachments/attachments.repository.ts';
import { mayWriteTo } from '../messages.policy.ts';
import { findDirectThread, insertMessage, insertThread } from '../messages.repository.ts';
import { findRecipients } from '../recipients/recipients.repository.ts';

async function refuseUnlessAllowed(tx: Tx, actor: Actor, recipients: string[]): Promise<void> {
  const people = await findRecipients(tx, actor, recipients);
  const allowed = new Set(people.filter((one) => mayWriteTo(actor, one)).map((one) => one.account));
  const issues = recipients.flatMap((account, place) =>
    allowed.has(account)
      ? []
      : [{ path: `recipients.${place}`, message: 'cannot be written to by you' }],
  );
  if (issues.length > 0) throw new Refusal('recipient_not_allowed', { issues });
}

/** The same people always share one direct thread. */
export const startThread: Handler<typeof messageCalls.startThread> = async (context, { body }) => {
  const { db, actor, emit } = context;
  const { content, file_ids: files } = body;
  const recipients = [...new Set(body.recipients)];
  await refuseUnlessAllowed(db, actor, recipients);
  const sender = actor.account;
  const participants = [sender, ...recipients];
  const thread = await findDirectThread(db, participants);
  const sent = thread
    ? await insertMessage(db, { thread, sender, content })
    : await insertThread(db, { kind: 'direct', sender, participants, contents: [content] });
  await claimFiles(db, { message: sent.message, owner: sender, files });
  await emit('sent_direct_message', { thread: sent.thread, message: sent.message });
  await announceMessage(context, sent, participants);
  return { thread_id: sent.thread, message_id: sent.message };
};
