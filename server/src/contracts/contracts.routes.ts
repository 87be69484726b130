import { contractCalls } from '@torg/protocol/contracts/contracts';
import { signingCalls } from '@torg/protocol/contracts/signing';
import { routes } from '../platform/handler.ts';
import { recallContract } from './moves/recall-contract.ts';
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
