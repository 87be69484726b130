import type { assignmentCalls } from '@torg/protocol/assignments';
import { changeAccount, findAccount } from '../accounts/accounts.public.ts';
import type { Handler } from '../platform/handler.ts';
import { readMailedToken } from '../platform/mailed-token.ts';
import { found } from '../platform/refusal.ts';

/** Also what mail programs call by themselves, for their own button (RFC 8058). */
export const stopRecommendationMails: Handler<
  typeof assignmentCalls.stopRecommendationMails
> = async ({ db, now, settings }, { query, body }) => {
  const token = body.token ?? query.token ?? '';
  const subject = readMailedToken('recommendation-mails', token, settings.sessionSecret);
  const account = found(subject, 'unsubscribe_link_not_valid');
  found(await findAccount(db, account), 'unsubscribe_link_not_valid');
  await changeAccount(db, account, { recommendation_mails: body.on, updated_at: now });
  return { recommendationMails: body.on };
};
