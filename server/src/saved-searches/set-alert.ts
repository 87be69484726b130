import type { savedSearchCalls } from '@torg/protocol/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { readMailedToken } from '../platform/mailed-token.ts';
import { allowed, found } from '../platform/refusal.ts';
import { readAlertSubject } from './alert-token.ts';
import { setRhythm } from './change-saved-search.ts';
import { findOwner } from './owner-of.ts';
import { lockSearch } from './saved-searches.repository.ts';

const code = 'unsubscribe_link_not_valid';

/** Also what mail programs call by themselves, for their own button (RFC 8058). */
export const setAlert: Handler<typeof savedSearchCalls.setAlert> = async (
  { db, now, settings, emit },
  { query, body },
) => {
  const token = body.token ?? query.token ?? '';
  const subject = found(readMailedToken('search-alert', token, settings.sessionSecret), code);
  const asked = found(readAlertSubject(subject), code);
  const row = found(await lockSearch(db, asked.saved_search), code);
  allowed(row.removed_at === null, code);
  const owner = found(await findOwner(db, row.account), code);
  const notify = body.on ? asked.notify : 'never';
  // Whoever has chosen another rhythm since keeps it.
  const isChange = body.on ? row.notify === 'never' : row.notify !== 'never';
  if (isChange) {
    await setRhythm(db, owner, row, { notify, now });
    await emit('saved_search_changed', { search: row.saved_search }, row.account);
  }
  return { title: row.title, on: body.on };
};
