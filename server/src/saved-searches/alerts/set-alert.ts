import type { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { alertPage } from './alert-page.ts';
import { findAlertByToken } from './find-alert-by-token.ts';
import { lockSearch } from '../saved-searches.repository.ts';
import { findBefore, setRhythm } from '../set-rhythm.ts';

const code = 'unsubscribe_link_not_valid';

/** Mail programs also call this for their own unsubscribe button (RFC 8058). */
export const setAlert: Handler<typeof savedSearchCalls.setAlert> = async (
  context,
  { query, body },
) => {
  const { now, settings } = context;
  const alert = await findAlertByToken(context.db, query.token, settings);
  const { saved_search } = alert.row;
  const on = body.turn === 'on';
  const notify = on ? alert.notify : 'never';
  const before = await findBefore(context, alert.owner, { row: alert.row, notify });
  return context.transaction(async ({ db, emit }) => {
    const row = found(await lockSearch(db, saved_search), code);
    allowed(row.removed_at === null, code);
    // A rhythm that the owner has chosen since then stays.
    const isChange = on === (row.notify === 'never');
    if (isChange) {
      await setRhythm(db, row, { notify, before, now });
      await emit('saved_search_changed', { search: saved_search }, row.account);
    }
    return alertPage(alert.owner.locale, isChange ? { ...row, notify } : row);
  });
};
