import { type FoundAccount, findAccount } from '../../accounts/accounts.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { readMailedToken } from '../../platform/mail/mailed-token.ts';
import { found } from '../../platform/refusal.ts';
import type { Settings } from '../../platform/settings.ts';

const code = 'unsubscribe_link_not_valid';

/** The recipient of the recommendation mail with this token. */
export async function findMailed(
  db: Db,
  token: string,
  { sessionSecret }: Pick<Settings, 'sessionSecret'>,
): Promise<FoundAccount> {
  const account = found(readMailedToken('recommendation-mails', token, sessionSecret), code);
  return found(await findAccount(db, account), code);
}
