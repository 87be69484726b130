import type { interestCalls } from '@torg/protocol/interest/interest';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from './consent.policy.ts';
import { findConsent } from './consent.repository.ts';
import { consentView } from './consent.views.ts';

export const getPresentationConsent: Handler<typeof interestCalls.getPresentationConsent> = async (
  { db, actor },
  { params },
) => {
  const row = await findConsent(db, params.presentation_consent);
  const consent = found(row, 'could_not_find_presentation_consent');
  allowed(mayRead(actor, consent));
  return consentView(consent, actor);
};
