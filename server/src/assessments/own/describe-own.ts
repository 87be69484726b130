import type { Answer } from '@torg/protocol/call';
import type { ownAssessmentCalls } from '@torg/protocol/assessments/own-assessments';
import type { Locale } from '@torg/protocol/terms';
import type { ReadContext } from '../../platform/handler.ts';
import { mayDecline, readerOfPerson } from '../assessments.policy.ts';
import { findWishesOf } from './human-assessments.repository.ts';
import { findOwnAssessments, hasDeclined } from './own-assessments.repository.ts';
import { ownAssessmentView } from './own-views.ts';

/** What was asked of machines about somebody, as they, their company or an admin may see it. */
export async function describeOwn(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  account: string,
  locale: Locale,
): Promise<Answer<typeof ownAssessmentCalls.listOwnAssessments>> {
  const rows = await findOwnAssessments(db, { account, reader: readerOfPerson(actor, account) });
  const wishes = await findWishesOf(db, account);
  const isOwn = mayDecline(actor, { profile: account });
  return {
    assessments: rows.map((row) => {
      const wish = wishes.get(row.opportunity);
      return ownAssessmentView(row, { locale, wish, ask: isOwn });
    }),
    declined: await hasDeclined(db, account),
    can: { decline: isOwn },
  };
}
