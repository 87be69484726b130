import { limits } from '@torg/protocol/limits';
import type { ChangeContext } from '../platform/handler.ts';
import type { SentMessage } from './messages.repository.ts';
import { mailUnread } from './unread/mail-unread.ts';

/** Notifies the open pages of all participants, and schedules the mail for what stays unread. */
export async function announceMessage(
  { notify, enqueue }: Pick<ChangeContext, 'notify' | 'enqueue'>,
  { thread, message }: SentMessage,
  participants: readonly string[],
): Promise<void> {
  await notify(participants, 'thread', { thread, message });
  const startAfterSeconds = limits.unreadMailAfterMinutes * 60;
  // One job per message; the sweep of the unread finds messages whose job was lost with its process.
  await enqueue(mailUnread, { thread }, { key: thread, startAfterSeconds, soon: true });
}
