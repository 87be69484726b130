import type { savedSearchCalls } from '@torg/protocol/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { readMailedToken } from '../platform/mailed-token.ts';
import { allowed, found as there } from '../platform/refusal.ts';
import { readAlertSubject } from './alert-token.ts';
import { findBefore, setRhythm } from './change-saved-search.ts';
import { findOwner } from './owner-of.ts';
import { findSearch, lockSearch } from './saved-searches.repository.ts';

const code = 'unsubscribe_link_not_valid';

/** Also what mail programs call by themselves, for their own button (RFC 8058). */
export const setAlert: Handler<typeof savedSearchCalls.setAlert> = async (
  context,
  { query, body },
) => {
  const { now, settings } = context;
  const token = body.token ?? query.token ?? '';
  const subject = there(readMailedToken('search-alert', token, settings.sessionSecret), code);
  const asked = there(readAlertSubject(subject), code);
  const notify = body.on ? asked.notify : 'never';
  const before = there(await findSearch(context.db, asked.saved_search), code);
  const owner = there(await findOwner(context.db, before.account), code);
  const found = await findBefore(context, owner, { row: before, notify });
  return context.transaction(async ({ db, emit }) => {
    const row = there(await lockSearch(db, asked.saved_search), code);
    allowed(row.removed_at === null, code);
    // Whoever has chosen another rhythm since keeps it.
    const isChange = body.on ? row.notify === 'never' : row.notify !== 'never';
    if (isChange) {
      await setRhythm(db, row, { notify, found, now });
      await emit('saved_search_changed', { search: row.saved_search }, row.account);
    }
    return { title: row.title, on: body.on };
  });
};
