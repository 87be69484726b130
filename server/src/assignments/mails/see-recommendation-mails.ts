import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { findMailed } from './find-mailed.ts';
import { recommendationMailsPage } from './recommendation-mails-page.ts';

/** Changes nothing, since mail scanners open the links in mails. */
export const seeRecommendationMails: Handler<
  typeof assignmentCalls.seeRecommendationMails
> = async ({ db, settings }, { query }) => {
  const { locale, recommendation_mails } = await findMailed(db, query.token, settings);
  return recommendationMailsPage(locale, recommendation_mails);
};
