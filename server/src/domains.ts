import { aiJobs } from './ai-jobs/ai-jobs.jobs.ts';
import { aiJobMerges } from './ai-jobs/ai-jobs.merges.ts';
import { assessmentJobs, assessmentReactions } from './assessments/assessments.jobs.ts';
import { assessmentMerges } from './assessments/assessments.merges.ts';
import { boardAssessmentRoutes, ownScoreRoutes } from './assessments/board/board.routes.ts';
import {
  adminAssessmentRoutes,
  assessmentRoutes,
  ownAssessmentRoutes,
} from './assessments/assessments.routes.ts';
import { searchMerges } from './search/search.merges.ts';
import { savedSearchMerges } from './saved-searches/saved-searches.merges.ts';
import { savedProfileMerges } from './saved-profiles/saved-profiles.merges.ts';
import { qaInterviewMerges } from './qa-interviews/qa-interviews.merges.ts';
import { profileMerges } from './profiles/profiles.merges.ts';
import { platformMerges } from './platform/platform.merges.ts';
import { opportunityJobs, opportunityReactions } from './opportunities/opportunities.jobs.ts';
import { opportunityMerges } from './opportunities/opportunities.merges.ts';
import { opportunityRoutes } from './opportunities/opportunities.routes.ts';
import { organizationJobs, organizationReactions } from './organizations/organizations.jobs.ts';
import { organizationMerges } from './organizations/organizations.merges.ts';
import { messageMerges } from './messages/messages.merges.ts';
import { interestMerges } from './interest/interest.merges.ts';
import { fileMerges } from './files/files.merges.ts';
import { contractJobs, contractReactions } from './contracts/contracts.jobs.ts';
import { contractMerges } from './contracts/contracts.merges.ts';
import {
  contractDocumentRoutes,
  contractRoutes,
  cooperationRoutes,
  esignDeskRoutes,
  esignRoutes,
  signingRoutes,
} from './contracts/contracts.routes.ts';
import { cvMerges } from './cvs/cvs.merges.ts';
import { cvJobs, cvReactions } from './cvs/cvs.jobs.ts';
import { cvRoutes } from './cvs/cvs.routes.ts';
import { contractDocuments } from './contracts/documents/document-moves.ts';
import { contracts } from './contracts/moves/contract-moves.ts';
import { signatories } from './contracts/moves/signatory-moves.ts';
import { competencyMerges } from './competencies/competencies.merges.ts';
import { assignmentMerges } from './assignments/assignments.merges.ts';
import { agreementMerges } from './agreements/agreements.merges.ts';
import { accountMerges } from './accounts/accounts.merges.ts';
import { agreementJobs, agreementReactions } from './agreements/agreements.jobs.ts';
import { agreementListRoutes, agreementRoutes } from './agreements/agreements.routes.ts';
import { drafts } from './agreements/rounds/draft-moves.ts';
import { accountJobs, accountReactions } from './accounts/accounts.jobs.ts';
import {
  accountRoutes,
  authRoutes,
  mailboxRoutes,
  securityRoutes,
} from './accounts/accounts.routes.ts';
import { assignmentJobs, assignmentReactions } from './assignments/assignments.jobs.ts';
import { assignments } from './assignments/moves/assignment-moves.ts';
import { assignmentRoutes } from './assignments/assignments.routes.ts';
import { boardJobs, boardReactions } from './boards/boards.jobs.ts';
import { boardMerges } from './boards/boards.merges.ts';
import { boardLookingRoutes, boardRoutes, cardContentRoutes } from './boards/boards.routes.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import { competencyJobs, competencyReactions } from './competencies/competencies.jobs.ts';
import { competencyRoutes } from './competencies/competencies.routes.ts';
import {
  consultantCompanyJobs,
  consultantCompanyReactions,
} from './consultant-companies/consultant-companies.jobs.ts';
import { consultantCompanyRoutes } from './consultant-companies/consultant-companies.routes.ts';
import { cvImportJobs, cvImportReactions } from './cv-imports/cv-imports.jobs.ts';
import { cvImportMerges } from './cv-imports/cv-imports.merges.ts';
import { cvImportRoutes } from './cv-imports/cv-imports.routes.ts';
import { cvTemplateMerges } from './cv-templates/cv-templates.merges.ts';
import { cvTemplateRoutes } from './cv-templates/cv-templates.routes.ts';
import { flowcaseJobs } from './flowcase/flowcase.jobs.ts';
import { flowcaseMerges } from './flowcase/flowcase.merges.ts';
import { flowcaseRoutes } from './flowcase/flowcase.routes.ts';
import { changeRoutes, eventLogRoutes } from './events/events.routes.ts';
import { fileJobs } from './files/files.jobs.ts';
import { aiQuestions } from './ai-jobs/ai-job-moves.ts';
import { cvImports } from './cv-imports/import-moves.ts';
import { bookings } from './interviews/booking/booking-moves.ts';
import { interviewJobs, interviewReactions } from './interviews/interviews.jobs.ts';
import { interviewMerges } from './interviews/interviews.merges.ts';
import { interviewRoutes } from './interviews/interviews.routes.ts';
import { interestJobs, interestReactions } from './interest/interest.jobs.ts';
import { consents } from './interest/consent/consent-moves.ts';
import { interests } from './interest/answers/interest-moves.ts';
import { interestRoutes } from './interest/interest.routes.ts';
import { messageJobs } from './messages/messages.jobs.ts';
import { messageRoutes, threadNumberRoutes } from './messages/messages.routes.ts';
import { organizationRoutes } from './organizations/organizations.routes.ts';
import type { Reaction } from './platform/events.ts';
import type { DomainMerges } from './platform/merges.ts';
import type { BoundCall } from './platform/handler.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { platformJobs } from './platform/platform.jobs.ts';
import { profileJobs, profileReactions } from './profiles/profiles.jobs.ts';
import { activations } from './profiles/visibility/activation-moves.ts';
import { reviews } from './profiles/review/review-moves.ts';
import { profileRoutes } from './profiles/profiles.routes.ts';
import { qaInterviewJobs, qaInterviewReactions } from './qa-interviews/qa-interviews.jobs.ts';
import { archives } from './qa-interviews/archive-moves.ts';
import { interviews } from './qa-interviews/interview-moves.ts';
import { qaInterviewRoutes } from './qa-interviews/qa-interviews.routes.ts';
import { readingRoutes } from './reading/reading.routes.ts';
import { regionRoutes } from './regions/regions.routes.ts';
import { savedProfileJobs, savedProfileReactions } from './saved-profiles/saved-profiles.jobs.ts';
import { savedProfileRoutes, teamListRoutes } from './saved-profiles/saved-profiles.routes.ts';
import { savedSearchJobs, savedSearchReactions } from './saved-searches/saved-searches.jobs.ts';
import { selectionRecordRoutes } from './selection-record/selection-record.routes.ts';
import { savedSearchRoutes } from './saved-searches/saved-searches.routes.ts';
import { searchJobs, searchReactions } from './search/search.jobs.ts';
import { searchEngineRoutes, searchRoutes } from './search/search.routes.ts';
import { shellRoutes } from './shell/shell.routes.ts';
import { vocabularyRoutes } from './vocabulary/vocabulary.routes.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';

/** Every domain's calls, jobs, reactions and states: what the product does, in lists. */
/** The calls of all domains; the lists of their jobs, reactions, merges and states follow. */
export const allRoutes: readonly BoundCall[] = [
  ...authRoutes,
  ...accountRoutes,
  ...securityRoutes,
  ...mailboxRoutes,
  ...shellRoutes,
  ...organizationRoutes,
  ...regionRoutes,
  ...competencyRoutes,
  ...readingRoutes,
  ...eventLogRoutes,
  ...changeRoutes,
  ...profileRoutes,
  ...cvImportRoutes,
  ...cvRoutes,
  ...cvTemplateRoutes,
  ...flowcaseRoutes,
  ...consultantCompanyRoutes,
  ...qaInterviewRoutes,
  ...peopleRoutes,
  ...assignmentRoutes,
  ...opportunityRoutes,
  ...boardRoutes,
  ...cardContentRoutes,
  ...selectionRecordRoutes,
  ...boardLookingRoutes,
  ...assessmentRoutes,
  ...boardAssessmentRoutes,
  ...ownScoreRoutes,
  ...ownAssessmentRoutes,
  ...adminAssessmentRoutes,
  ...interestRoutes,
  ...interviewRoutes,
  ...clientRoutes,
  ...messageRoutes,
  ...threadNumberRoutes,
  ...searchRoutes,
  ...searchEngineRoutes,
  ...vocabularyRoutes,
  ...waitingRoutes,
  ...savedProfileRoutes,
  ...teamListRoutes,
  ...savedSearchRoutes,
  ...cooperationRoutes,
  ...contractRoutes,
  ...contractDocumentRoutes,
  ...signingRoutes,
  ...esignRoutes,
  ...esignDeskRoutes,
  ...agreementRoutes,
  ...agreementListRoutes,
];

export const allJobs = [
  ...platformJobs,
  ...accountJobs,
  ...fileJobs,
  ...contractJobs,
  ...organizationJobs,
  ...aiJobs,
  ...competencyJobs,
  ...messageJobs,
  ...profileJobs,
  ...cvJobs,
  ...savedProfileJobs,
  ...cvImportJobs,
  ...flowcaseJobs,
  ...consultantCompanyJobs,
  ...qaInterviewJobs,
  ...assignmentJobs,
  ...opportunityJobs,
  ...interestJobs,
  ...interviewJobs,
  ...boardJobs,
  ...assessmentJobs,
  ...savedSearchJobs,
  ...searchJobs,
  ...agreementJobs,
];

export const allReactions: readonly Reaction[] = [
  ...competencyReactions,
  ...organizationReactions,
  ...accountReactions,
  ...contractReactions,
  ...profileReactions,
  ...cvImportReactions,
  ...cvReactions,
  ...consultantCompanyReactions,
  ...qaInterviewReactions,
  ...assignmentReactions,
  ...opportunityReactions,
  ...savedProfileReactions,
  ...interestReactions,
  ...interviewReactions,
  ...boardReactions,
  ...assessmentReactions,
  ...interestReactions,
  ...savedSearchReactions,
  ...searchReactions,
  ...agreementReactions,
];

/**
 * How each domain merges its rows when two accounts, organizations or competencies become one. Saved
 * things and assignments come before profiles, since saving locks them in that order; vectors come
 * after the profiles whose ids they follow.
 */
export const allMerges: readonly DomainMerges[] = [
  savedProfileMerges,
  savedSearchMerges,
  assessmentMerges,
  boardMerges,
  agreementMerges,
  assignmentMerges,
  opportunityMerges,
  cvMerges,
  profileMerges,
  platformMerges,
  accountMerges,
  organizationMerges,
  competencyMerges,
  contractMerges,
  fileMerges,
  messageMerges,
  interestMerges,
  interviewMerges,
  cvImportMerges,
  cvTemplateMerges,
  flowcaseMerges,
  qaInterviewMerges,
  aiJobMerges,
  searchMerges,
];
/** Everything with a table of states. */
export const allMovables = [
  assignments,
  reviews,
  activations,
  interviews,
  archives,
  consents,
  interests,
  contracts,
  contractDocuments,
  signatories,
  drafts,
  bookings,
  cvImports,
  aiQuestions,
] as const;
