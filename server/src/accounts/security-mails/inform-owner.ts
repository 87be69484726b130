import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { mailSecurityNews } from './mail-security-news.ts';
import { queueSecurityMail } from './security-mails.repository.ts';
import type { SecurityNews } from './security-mail-texts.ts';

/** Mails the owner of an account, once, what has changed about signing in to it. */
export async function informOwner(
  { db, now, enqueue }: ChangeContext<Actor | null>,
  account: string,
  what: SecurityNews,
): Promise<void> {
  const security_mail = await queueSecurityMail(db, { account, what, created_at: now });
  await enqueue(mailSecurityNews, { security_mail });
}
