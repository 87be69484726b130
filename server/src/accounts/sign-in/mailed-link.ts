import type { Tx } from '../../platform/database/tables.ts';
import { hashToken, newToken } from '../../platform/http/session-cookie.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import { dropMagicLink, saveMagicLink } from './magic-links.repository.ts';

/**
 * Creates a link that signs in once, and returns its token: it belongs in the mail only, never in a
 * queue or a log.
 */
export async function makeLink(
  tx: Tx,
  link: { account: string; return_to: string; now: Date; minutes: number },
): Promise<string> {
  const { account, return_to, now, minutes } = link;
  const token = newToken();
  await saveMagicLink(tx, {
    token_hash: hashToken(token),
    account,
    return_to,
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
  });
  return token;
}

/** Sends the mail with the link. */
export async function mailLink(
  { external, transaction }: Pick<JobContext, 'external' | 'transaction'>,
  token: string,
  mailWith: (url: string) => Mail,
): Promise<void> {
  try {
    await external.mail.send(mailWith(`${external.settings.publicUrl}/login/magic?token=${token}`));
  } catch (error) {
    // Nobody has this link, and the next attempt makes another.
    await transaction((tx) => dropMagicLink(tx, hashToken(token)));
    throw error;
  }
}
