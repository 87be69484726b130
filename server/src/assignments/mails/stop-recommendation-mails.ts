import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { changeAccount } from '../../accounts/accounts.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { findMailed } from './find-mailed.ts';
import { recommendationMailsPage } from './recommendation-mails-page.ts';

/** Mail programs call it, too, for their own unsubscribe button (RFC 8058). */
export const stopRecommendationMails: Handler<
  typeof assignmentCalls.stopRecommendationMails
> = async ({ db, now, settings }, { query, body }) => {
  const { account, locale } = await findMailed(db, query.token, settings);
  const on = body.turn === 'on';
  await changeAccount(db, account, { recommendation_mails: on, updated_at: now });
  return recommendationMailsPage(locale, on);
};
