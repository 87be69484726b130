import type { Mail } from '../adapters/mail/mail.ts';
import type { JobContext } from '../platform/jobs/job-definition.ts';
import {
  claimMail,
  dropMail,
  releaseMail,
  type MailKey,
  type MailTable,
} from './mails-once.repository.ts';

/**
 * Sends a queued mail at most once: it is claimed in a transaction of its own before it is sent, and
 * given back when sending fails. A process that dies between the two leaves it unsent, not doubled.
 * Null: it is not wanted any more.
 */
export async function sendOnce(
  { outside, transaction, now }: JobContext,
  table: MailTable,
  { mail, ...key }: MailKey & { mail: Mail | null },
): Promise<void> {
  if (mail === null) return transaction((tx) => dropMail(tx, table, key));
  if (!(await transaction((tx) => claimMail(tx, table, { ...key, now: now() })))) return;
  try {
    await outside.mail.send(mail);
  } catch (error) {
    await transaction((tx) => releaseMail(tx, table, key));
    throw error;
  }
}
