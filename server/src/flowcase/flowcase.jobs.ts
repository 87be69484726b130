import { runFlowcaseImport } from './importing/run-import.ts';
import { sealKeysAgain } from './settings/seal-keys-again.ts';
import { sendWaitingToReview } from './syncing/send-waiting-to-review.ts';
import { sweepFlowcase, syncAllFlowcase } from './syncing/sweep-flowcase.ts';
import { syncFlowcase } from './syncing/sync-flowcase.ts';

export const flowcaseJobs = [
  syncFlowcase,
  syncAllFlowcase,
  runFlowcaseImport,
  sweepFlowcase,
  sendWaitingToReview,
  sealKeysAgain,
];
