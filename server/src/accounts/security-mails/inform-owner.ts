import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { mailSecurityNews } from './mail-security-news.ts';
import type { SecurityNews } from './security-mail-texts.ts';

/** Mails the owner of an account, once, what has changed about signing in to it. */
export async function informOwner(
  { enqueue }: ChangeContext<Actor | null>,
  account: string,
  what: SecurityNews,
): Promise<void> {
  await enqueue(mailSecurityNews, { account, what });
}
