import type { ThreadKind } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface ThreadTable {
  thread: Generated<string>;
  /** counts up; by which people call it */
  number: Generated<number>;
  kind: ThreadKind;
  assignment: string | null;
  created_by: string | null;
  created_at: Moment;
  /** strictly later with each message; also answers when an assignment was last written about */
  last_message_at: Moment;
}

export interface ThreadParticipantTable {
  thread: string;
  account: string;
  joined_at: Moment;
  /** the thread is about this person: the consultant of an interest */
  is_subject: Generated<boolean>;
  /** created_at of the newest message seen */
  last_read_at: Date | null;
  /** a mail about the unread is sent; null again when it is read */
  mailed_at: Date | null;
}

export interface MessageTable {
  message: Generated<string>;
  thread: string;
  sender: string | null;
  content: string;
  created_at: Moment;
}

export interface MessageAttachmentTable {
  message: string;
  file: string;
  position: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    thread: ThreadTable;
    thread_participant: ThreadParticipantTable;
    message: MessageTable;
    message_attachment: MessageAttachmentTable;
  }
}
