/** One mail to one person. */
export interface Mail {
  /** the same however often it is tried: receivers know by it that they have it already */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** beside those that every mail has, as `List-Unsubscribe` */
  headers?: Record<string, string>;
}

/** Asked at the last moment; what may not be finished then has never been sent. */
export type MayFinish = () => Promise<boolean>;

/** Hands mail over; throws when it was not taken, so that the job tries again. */
export interface MailSender {
  send: (mail: Mail, mayFinish?: MayFinish) => Promise<void>;
  close: () => Promise<void>;
}
