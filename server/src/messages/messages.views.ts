import type { Message, Recipient, Thread, ThreadListItem } from '@torg/protocol/messages/messages';
import { imageUrl } from '../files/files.queries.ts';
import type { MessageRow } from './messages.repository.ts';
import type { RecipientRow } from './recipients/recipients.repository.ts';
import type { ParticipantRow, ThreadRow } from './threads/thread-list.repository.ts';

const moment = (text: string): string => new Date(text).toISOString();

function participant(row: ParticipantRow): ThreadListItem['participants'][number] {
  const { image_file, last_read_at, ...person } = row;
  const image_url = imageUrl(image_file);
  return { ...person, image_url, last_read_at: last_read_at && moment(last_read_at) };
}

function thread(row: ThreadRow): Omit<ThreadListItem, 'last_message'> {
  return {
    thread_id: row.thread,
    kind: row.kind,
    assignment: row.assignment,
    participants: row.participants.map(participant),
    consultants: row.consultants,
    number_of_unread_messages: row.number_of_unread_messages,
    created_at: row.created_at.toISOString(),
  };
}

export function threadListItem(row: ThreadRow): ThreadListItem {
  const { last_message } = row;
  const newest = last_message && {
    ...last_message,
    created_at: moment(last_message.created_at),
  };
  return { ...thread(row), last_message: newest };
}

export function messageView(row: MessageRow): Message {
  const { message, sender, content, attachments } = row;
  const created_at = row.created_at.toISOString();
  return { message_id: message, sender, content, created_at, attachments };
}

/** `newestFirst` may have one message more than a page, which means that there are older ones. */
export function threadView(
  row: ThreadRow,
  newestFirst: MessageRow[],
  more: { limit: number; can: Thread['can'] },
): Thread {
  return {
    ...thread(row),
    messages: newestFirst.slice(0, more.limit).toReversed().map(messageView),
    has_older: newestFirst.length > more.limit,
    can: more.can,
  };
}

export function recipient(row: RecipientRow): Recipient {
  const { account, name, title, company_name } = row;
  return { account, name, title, company_name, image_url: imageUrl(row.image_file) };
}
