import type { Locale } from '@torg/protocol/terms';
import type { Db } from '../../platform/database/tables.ts';

export interface Receiver {
  account: string;
  email: string;
  locale: Locale;
}

/** Who gets a mail; undefined if the account was closed in the meantime. */
export async function findReceiver(db: Db, account: string): Promise<Receiver | undefined> {
  return db
    .selectFrom('account')
    .select(['account', 'email', 'locale'])
    .where('account', '=', account)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}
