import type { ThreadKind } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface ThreadTable {
  thread: Generated<string>;
  /** counts up; people refer to the thread by it */
  number: Generated<number>;
  kind: ThreadKind;
  assignment: string | null;
  created_by: string | null;
  created_at: Moment;
  /**
   * strictly later with each message; also used as the moment of the newest message about an
   * assignment
   */
  last_message_at: Moment;
}

export interface ThreadParticipantTable {
  thread: string;
  account: string;
  joined_at: Moment;
  /** the thread is about this person: the consultant of an interest */
  is_subject: Generated<boolean>;
  /** created_at of the newest message read */
  last_read_at: Date | null;
  /** a mail about the unread messages is sent; null again when they are read */
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
