import { agreementDraftLife } from './agreements/agreement-life.ts';
import { aiJobLife } from './ai-jobs/ai-job-life.ts';
import { assignmentLife } from './assignments/assignment-life.ts';
import { contractLife, documentLife, signatoryLife } from './contracts/contract-life.ts';
import { cvImportLife } from './cv-imports/import-life.ts';
import { consentLife } from './interest/consent-life.ts';
import { interestLife } from './interest/interest-life.ts';
import { interviewLife } from './interviews/interview-life.ts';
import {
  activationLife,
  profileQaLife,
  qaInterviewArchiveLife,
  qaInterviewLife,
} from './profiles/profile-life.ts';

/** Every table of states. The events of a table become kinds of events by its being listed here. */
export const lives = [
  assignmentLife,
  profileQaLife,
  activationLife,
  qaInterviewLife,
  qaInterviewArchiveLife,
  documentLife,
  contractLife,
  signatoryLife,
  agreementDraftLife,
  consentLife,
  interestLife,
  interviewLife,
  cvImportLife,
  aiJobLife,
] as const;
