import type { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import type { Handler } from '../../platform/handler.ts';
import { alertPage } from './alert-page.ts';
import { findAlertByToken } from './find-alert-by-token.ts';

/** Changes nothing, since mail scanners open links. */
export const seeAlert: Handler<typeof savedSearchCalls.seeAlert> = async (
  { db, settings },
  { query },
) => {
  const { row, owner } = await findAlertByToken(db, query.token, settings);
  return alertPage(owner.locale, row);
};
