import { contractCalls } from '@torg/protocol/contracts/contract-calls';
import { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { documentCalls } from '@torg/protocol/contracts/document-calls';
import { esignCalls, esignDeskCalls } from '@torg/protocol/contracts/esign-calls';
import { signingCalls } from '@torg/protocol/contracts/signing';
import { routes } from '../platform/handler.ts';
import { getContractSettings } from './senders/get-contract-settings.ts';
import { getCooperationForAdmin } from './cooperation/get-cooperation-for-admin.ts';
import { getOrganizationCooperation } from './cooperation/get-organization-cooperation.ts';
import { getOwnCooperation } from './cooperation/get-own-cooperation.ts';
import { getOwnOrganizationCooperation } from './cooperation/get-own-organization-cooperation.ts';
import { listCooperationContracts } from './cooperation/list-cooperation-contracts.ts';
import { listOrganizationCooperationContracts } from './cooperation/list-organization-cooperation-contracts.ts';
import { openForPaper } from './cooperation/open-for-paper.ts';
import { sendCooperationContract } from './cooperation/send-cooperation-contract.ts';
import { setContractSender } from './senders/set-contract-sender.ts';
import { uploadCooperationContract } from './cooperation/upload-cooperation-contract.ts';
import { compareContractDocuments } from './documents/compare-contract-documents.ts';
import { draftContractDocument } from './documents/draft-contract-document.ts';
import { getContractDocumentVersion } from './documents/get-contract-document-version.ts';
import { listContractDocuments } from './documents/list-contract-documents.ts';
import { previewContractDocument } from './documents/preview-contract-document.ts';
import { publishContractDocument } from './documents/publish-contract-document.ts';
import { removeContractDocument } from './documents/remove-contract-document.ts';
import { saveContractDocument } from './documents/save-contract-document.ts';
import { setDocumentCompliance } from './documents/set-document-compliance.ts';
import { recallContract } from './moves/recall-contract.ts';
import { actAtDesk } from './oneflow/act-at-desk.ts';
import { listDeskContracts } from './oneflow/list-desk-contracts.ts';
import { getEsignContract } from './oneflow/get-esign-contract.ts';
import { getEsignFile } from './oneflow/get-esign-file.ts';
import { listEsignFiles } from './oneflow/list-esign-files.ts';
import { receiveOneflowWebhook } from './oneflow/receive-oneflow-webhook.ts';
import { getContractDocument } from './reading/get-contract-document.ts';
import { getContract } from './reading/get-contract.ts';
import { listContractEvents } from './reading/list-contract-events.ts';
import { remindSignatory } from './signatories/remind-signatory.ts';
import { replaceSignatory } from './signatories/replace-signatory.ts';
import { declineContract } from './signing/decline-contract.ts';
import { openSigning } from './signing/open-signing.ts';
import { readSigningDocument } from './signing/read-signing-document.ts';
import { requestSigningCode } from './signing/request-signing-code.ts';
import { signContract } from './signing/sign-contract.ts';
import { viewSigning } from './signing/view-signing.ts';
import { verifyDocument } from './verification/verify-document.ts';

const cooperationHandlers = {
  getContractSettings,
  getCooperationForAdmin,
  getOrganizationCooperation,
  getOwnCooperation,
  getOwnOrganizationCooperation,
  listCooperationContracts,
  listOrganizationCooperationContracts,
  sendCooperationContract,
  setContractSender,
  uploadCooperationContract,
};

export const cooperationRoutes = routes(cooperationCalls, cooperationHandlers, {
  uploadCooperationContract: (context, { params }) => openForPaper(context, params.organization_id),
});

export const contractRoutes = routes(contractCalls, {
  getContract,
  getContractDocument,
  listContractEvents,
  recallContract,
  remindSignatory,
  replaceSignatory,
});

export const signingRoutes = routes(signingCalls, {
  openSigning,
  readSigningDocument,
  viewSigning,
  requestSigningCode,
  signContract,
  declineContract,
  verifyDocument,
});

export const esignRoutes = routes(esignCalls, {
  getEsignContract,
  listEsignFiles,
  getEsignFile,
  receiveOneflowWebhook,
});

export const esignDeskRoutes = routes(esignDeskCalls, { listDeskContracts, actAtDesk });
export const contractDocumentRoutes = routes(documentCalls, {
  listContractDocuments,
  getContractDocumentVersion,
  draftContractDocument,
  saveContractDocument,
  removeContractDocument,
  publishContractDocument,
  setDocumentCompliance,
  compareContractDocuments,
  previewContractDocument,
});
