import { agreementCalls, agreementListCalls } from '@torg/protocol/agreements/agreements';
import { routes } from '../platform/handler.ts';
import './agreements.tables.ts';
import { getAgreementDraft } from './drafts/get-agreement-draft.ts';
import { hire } from './drafts/hire.ts';
import { saveAgreementDraft } from './drafts/save-agreement-draft.ts';
import { saveHiringBasis } from './drafts/save-hiring-basis.ts';
import { getHiringFolder } from './hiring-folder/get-hiring-folder.ts';
import { getHiringFolderOfPeriod } from './hiring-folder/get-hiring-folder-of-period.ts';
import { answerExtension } from './in-force/answer-extension.ts';
import { endAgreement } from './in-force/end-agreement.ts';
import { extendAgreement } from './in-force/extend-agreement.ts';
import { getAgreement } from './in-force/get-agreement.ts';
import { getHireOfContract } from './in-force/get-hire-of-contract.ts';
import { listAgreementDrafts } from './lists/list-agreement-drafts.ts';
import { listAgreements } from './lists/list-agreements.ts';
import { listSelfSignedContracts } from './lists/list-self-signed-contracts.ts';
import { acceptAgreementDraft } from './rounds/accept-agreement-draft.ts';
import { consentToAgreement } from './rounds/consent-to-agreement.ts';
import { declineAgreementDraft } from './rounds/decline-agreement-draft.ts';
import { proposeAgreementChanges } from './rounds/propose-agreement-changes.ts';
import { sendAgreementDraft } from './rounds/send-agreement-draft.ts';
import { withdrawAgreementDraft } from './rounds/withdraw-agreement-draft.ts';

export const agreementRoutes = routes(agreementCalls, {
  hire,
  listAgreements,
  getAgreementDraft,
  saveAgreementDraft,
  saveHiringBasis,
  sendAgreementDraft,
  proposeAgreementChanges,
  acceptAgreementDraft,
  declineAgreementDraft,
  withdrawAgreementDraft,
  consentToAgreement,
  getAgreement,
  getHireOfContract,
  endAgreement,
  extendAgreement,
  answerExtension,
  getHiringFolder,
  getHiringFolderOfPeriod,
});

export const agreementListRoutes = routes(agreementListCalls, {
  listSelfSignedContracts,
  listAgreementDrafts,
});
