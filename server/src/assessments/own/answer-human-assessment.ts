import type { ownAssessmentCalls } from '@torg/protocol/assessments/own-assessments';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { saveWishAnswer } from './human-assessments.repository.ts';
import { mailWish } from './mails/mail-wish.ts';
import { waitingWishView } from './own-views.ts';
import { findSeenWish } from './seen-wishes.repository.ts';
import { findWhoAnswers } from './who-answers.repository.ts';

const missing = 'could_not_find_human_assessment';

export const answerHumanAssessment: Handler<
  typeof ownAssessmentCalls.answerHumanAssessment
> = async (context, { params: { id: human_assessment }, body: { answer } }) => {
  const { db, actor, now, enqueue, notify } = context;
  const wish = found(await findSeenWish(db, human_assessment, actor), missing);
  allowed(wish.is_seen);
  const said = { human_assessment, answered_by: actor.account, answer, now };
  allowed(await saveWishAnswer(db, said), 'human_assessment_is_answered');
  const object = { kind: 'account' as const, id: wish.account };
  const also = [wish.opportunity];
  await recordChange(context, { what: 'answered_human_assessment', object, also });
  const mail = { human_assessment, account: wish.account, what: 'answered' as const };
  await enqueue(mailWish, mail, { key: `${human_assessment}.answered` });
  await notify([wish.account, ...(await findWhoAnswers(db, human_assessment))], 'assessment');
  const row = found(await findSeenWish(db, human_assessment, actor), missing);
  return waitingWishView(row, actor.locale);
};
