import type { Tx } from '../../platform/database/tables.ts';
import { hashToken, newToken } from '../../platform/http/session-cookie.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import { dropMagicLink, saveMagicLink } from './magic-links.repository.ts';

interface MailedLink {
  account: string;
  return_to: string;
  minutes: number;
  /** Checked in the transaction that saves the link; locks what it depends on. */
  isAllowed: (tx: Tx, now: Date) => Promise<boolean>;
  mailWith: (url: string) => Mail;
}

/**
 * Mails a link that signs in once. It is saved with the claim on the mail, so a link that nobody got
 * does not exist. Its token belongs in the mail only, never in a queue or a log.
 */
export async function mailLink(
  context: JobContext,
  { account, return_to, minutes, isAllowed, mailWith }: MailedLink,
): Promise<void> {
  const { external, now: clock } = context;
  const token = newToken();
  const token_hash = hashToken(token);
  const mail = mailWith(`${external.settings.publicUrl}/login/magic?token=${token}`);
  await sendMailOfJob(context, mail, {
    async write(tx) {
      const now = clock();
      if (!(await isAllowed(tx, now))) return false;
      const expires_at = new Date(now.getTime() + minutes * 60_000);
      await saveMagicLink(tx, { token_hash, account, return_to, created_at: now, expires_at });
      return true;
    },
    remove: (tx) => dropMagicLink(tx, token_hash),
  });
}
