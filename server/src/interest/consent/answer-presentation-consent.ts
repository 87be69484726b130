import type { interestCalls } from '@torg/protocol/interest/interest';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { consents } from './consent-moves.ts';
import { consentMoves } from './consent.policy.ts';
import { findConsent } from './consent.repository.ts';
import { consentView } from './consent.views.ts';
import { mailConsentAnswer } from './mail-consent-answer.ts';

export const answerPresentationConsent: Handler<
  typeof interestCalls.answerPresentationConsent
> = async (context, { params: { presentation_consent: id }, body }) => {
  const { db, actor, enqueue } = context;
  const missing = 'could_not_find_presentation_consent';
  const consent = found(await findConsent(db, id), missing);
  allowed(consentMoves.may(actor, consent, 'give'));
  await moveOne(context, consents, id, { move: body.answer === 'yes' ? 'give' : 'refuse' });
  await enqueue(mailConsentAnswer, { presentation_consent: id });
  return consentView(found(await findConsent(db, id), missing), actor);
};
