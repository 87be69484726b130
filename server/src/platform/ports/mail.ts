export interface MailAttachment {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** One mail to one person. */
export interface Mail {
  /** the same for every try, so that receivers can recognize a duplicate */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** in addition to those of every mail, such as `List-Unsubscribe` */
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  /** an invitation that mail programs show as one, and put into the calendar or take out of it */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** Called at the last moment before the mail is sent; false: it must not be sent. */
export type MayFinish = () => Promise<boolean>;

/** Hands mail over; throws when it was not accepted, so that the job tries again. */
export interface MailSender {
  send: (mail: Mail, mayFinish?: MayFinish) => Promise<void>;
  close: () => Promise<void>;
}
