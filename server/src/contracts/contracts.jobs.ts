import { makeContractDocument } from './documents/make-contract-document.ts';
import { mailLapse } from './lapses/mail-lapse.ts';
import { lapseReactions, sweepLapses } from './lapses/sweep-lapses.ts';
import { mailContractEnd } from './mails/mail-contract-end.ts';
import { mailSignedContract } from './mails/mail-signed-contract.ts';
import { mailSigningCode } from './mails/mail-signing-code.ts';
import { mailSigningLink } from './mails/mail-signing-link.ts';
import { mailSigningLinks } from './mails/mail-signing-links.ts';
import { copyOneflowFiles } from './oneflow/copy-oneflow-files.ts';
import { readOneflowContract } from './oneflow/read-oneflow-contract.ts';
import { recallAtOneflow } from './oneflow/recall-at-oneflow.ts';
import { sendToOneflow } from './oneflow/send-to-oneflow.ts';
import { sweepOneflow } from './oneflow/sweep-oneflow.ts';
import { sealContract } from './sealing/seal-contract.ts';
import { expireContracts } from './sweeping/expire-contracts.ts';
import { remindSignatories } from './sweeping/remind-signatories.ts';
import { repairContracts } from './sweeping/repair-contracts.ts';
import { verifyContracts } from './verification/verify-contracts.ts';

export const contractJobs = [
  makeContractDocument,
  mailSigningLinks,
  mailSigningLink,
  mailSigningCode,
  mailContractEnd,
  sendToOneflow,
  readOneflowContract,
  copyOneflowFiles,
  recallAtOneflow,
  sweepOneflow,
  sealContract,
  mailSignedContract,
  expireContracts,
  remindSignatories,
  repairContracts,
  verifyContracts,
  sweepLapses,
  mailLapse,
];

export const contractReactions = [...lapseReactions];
