/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** beside those that every mail has, as `List-Unsubscribe` */
  headers?: Record<string, string>;
}

/** Hands mail over; throws when it was not taken, so that the job tries again. */
export interface MailSender {
  send: (mail: Mail) => Promise<void>;
  close: () => Promise<void>;
}
