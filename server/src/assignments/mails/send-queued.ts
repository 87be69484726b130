import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { sendOnce } from '../../platform/mail/send-once.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import {
  claimMail,
  dropMail,
  releaseMail,
  type MailKey,
  type MailTable,
} from './mails-once.repository.ts';

/** Sends a queued mail once. A mail that is null is no longer needed. */
export async function sendQueued(
  context: JobContext,
  table: MailTable,
  { mail, ...key }: MailKey & { mail: Mail | null },
): Promise<void> {
  const { transaction, now } = context;
  if (mail === null) return transaction((tx) => dropMail(tx, table, key));
  const id = `${table}.${key.assignment}.${key.account}`;
  await sendOnce(
    context,
    { id, ...mail },
    {
      claim: () => transaction((tx) => claimMail(tx, table, { ...key, now: now() })),
      release: () => transaction((tx) => releaseMail(tx, table, key)),
    },
  );
}
