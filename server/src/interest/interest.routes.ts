import { interestCalls } from '@torg/protocol/interest/interest';
import { routes } from '../platform/handler.ts';
import { answerInterests } from './answers/answer-interests.ts';
import { listInterests } from './answers/list-interests.ts';
import { listOwnInterests } from './answers/list-own-interests.ts';
import { listThreadInterests } from './answers/list-thread-interests.ts';
import { takeBackWithdrawal } from './withdrawal/take-back-withdrawal.ts';
import { withdrawInterest } from './withdrawal/withdraw-interest.ts';
import { answerPresentationConsent } from './consent/answer-presentation-consent.ts';
import { askForPresentationConsent } from './consent/ask-for-presentation-consent.ts';
import { getPresentationConsent } from './consent/get-presentation-consent.ts';
import './interest.tables.ts';
import { listCompanyConsultantsForAssignment } from './list-company-consultants-for-assignment.ts';
import { listInterestReceipts } from './list-interest-receipts.ts';
import { sendInterest } from './send-interest.ts';

export const interestRoutes = routes(interestCalls, {
  sendInterest,
  listCompanyConsultantsForAssignment,
  listInterestReceipts,
  askForPresentationConsent,
  getPresentationConsent,
  answerPresentationConsent,
  answerInterests,
  listInterests,
  listOwnInterests,
  listThreadInterests,
  withdrawInterest,
  takeBackWithdrawal,
});
