import type { AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';
import type { Db } from '../../platform/database/tables.ts';
import { readMailedToken } from '../../platform/mail/mailed-token.ts';
import { allowed, found } from '../../platform/refusal.ts';
import type { Settings } from '../../platform/settings.ts';
import { findOwner, type Owner } from '../owner-of.ts';
import { findSearch, type SearchRow } from '../saved-searches.repository.ts';
import { readAlertSubject } from './alert-token.ts';

const code = 'unsubscribe_link_not_valid';

interface AlertByToken {
  row: SearchRow;
  owner: Owner;
  /** the rhythm to return to */
  notify: AlertRhythm;
}

/** The search of the alert with this token. */
export async function findAlertByToken(
  db: Db,
  token: string,
  { sessionSecret }: Pick<Settings, 'sessionSecret'>,
): Promise<AlertByToken> {
  const subject = found(readMailedToken('search-alert', token, sessionSecret), code);
  const { saved_search, notify } = found(readAlertSubject(subject), code);
  const row = found(await findSearch(db, saved_search), code);
  allowed(row.removed_at === null, code);
  const owner = found(await findOwner(db, row.account), code);
  return { row, owner, notify };
}
