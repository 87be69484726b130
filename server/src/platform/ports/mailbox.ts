import type { Mail, MailSender } from './mail.ts';

export interface StoredMail extends Omit<Mail, 'attachments'> {
  mail_id: string;
  sent_at: string;
  /** the names of what was attached; unset in mails from before they were stored */
  attached?: string[];
}

/** Stores mail in development instead of sending it, so that it can be read in the app. */
export interface Mailbox extends MailSender {
  /** newest first */
  list: () => Promise<StoredMail[]>;
  read: (mailId: string) => Promise<StoredMail | null>;
}
