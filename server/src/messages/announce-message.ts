import { limits } from '@torg/protocol/limits';
import type { ChangeContext } from '../platform/handler.ts';
import type { SentMessage } from './messages.repository.ts';
import { mailUnread } from './unread/mail-unread.ts';

/** Shows a message on the open pages of all in the thread, and sees to the mail if it stays unread. */
export async function announceMessage(
  { notify, enqueue }: Pick<ChangeContext, 'notify' | 'enqueue'>,
  { thread, message }: SentMessage,
  participants: readonly string[],
): Promise<void> {
  await notify(participants, 'thread', { thread, message });
  const startAfterSeconds = limits.unreadMailAfterMinutes * 60;
  // Of each message there is one: what is lost with a process, the sweep of the unread finds.
  await enqueue(mailUnread, { thread }, { key: thread, startAfterSeconds, soon: true });
}
