import { accountCalls, authCalls, liveCalls, mailboxCalls } from './accounts/accounts.ts';
import { securityCalls } from './accounts/security-calls.ts';
import { agreementCalls, agreementListCalls } from './agreements/agreements.ts';
import { adminAssessmentCalls } from './assessments/admin-assessments.ts';
import { assessmentCalls } from './assessments/assessments.ts';
import { boardAssessmentCalls, ownScoreCalls } from './assessments/board-assessments.ts';
import { ownAssessmentCalls } from './assessments/own-assessments.ts';
import { assignmentCalls } from './assignments/assignments.ts';
import { boardLookingCalls } from './boards/board-looking.ts';
import { boardCalls } from './boards/boards.ts';
import { cardContentCalls } from './boards/card-contents.ts';
import { selectionRecordCalls } from './selection-record/selection-record.ts';
import type { Call } from './call.ts';
import { clientCalls } from './clients/clients.ts';
import { competencyCalls } from './competencies/competencies.ts';
import { consultantCompanyCalls } from './consultant-companies/consultant-companies.ts';
import { changeCalls } from './events/changes.ts';
import { contractCalls } from './contracts/contract-calls.ts';
import { cooperationCalls } from './contracts/cooperation-calls.ts';
import { documentCalls } from './contracts/document-calls.ts';
import { esignCalls, esignDeskCalls } from './contracts/esign-calls.ts';
import { signingCalls } from './contracts/signing.ts';
import { cvImportCalls } from './cv-imports/cv-imports.ts';
import { flowcaseCalls } from './flowcase/flowcase.ts';
import { cvTemplateCalls } from './cv-templates/cv-templates.ts';
import { eventLogCalls } from './events/events.ts';
import { cvCalls } from './cvs/cvs.ts';
import { cvVariantCalls } from './cvs/cv-variants.ts';
import { interestCalls } from './interest/interest.ts';
import { interviewCalls } from './interviews/interviews.ts';
import { messageCalls } from './messages/messages.ts';
import { threadNumberCalls } from './messages/thread-numbers.ts';
import { opportunityCalls } from './opportunities/opportunities.ts';
import { organizationCalls } from './organizations/organizations.ts';
import { peopleCalls } from './people/people.ts';
import { profileCalls } from './profiles/profiles.ts';
import { qaInterviewCalls } from './qa-interviews/qa-interviews.ts';
import { readingCalls } from './reading/reading.ts';
import { regionCalls } from './regions/regions.ts';
import { savedProfileCalls } from './saved-profiles/saved-profiles.ts';
import { teamListCalls } from './saved-profiles/team-lists.ts';
import { savedSearchCalls } from './saved-searches/saved-searches.ts';
import { searchEngineCalls } from './search/search-engine.ts';
import { searchCalls } from './search/search.ts';
import { shellCalls } from './shell/shell.ts';
import { signInCalls } from './shell/sign-in.ts';
import { vocabularyCalls } from './vocabulary/vocabulary.ts';
import { waitingCalls } from './waiting/waiting.ts';

/** Every call of the product, by the name of its handler. */
export const allCalls = {
  ...signInCalls,
  ...shellCalls,
  ...authCalls,
  ...accountCalls,
  ...securityCalls,
  ...mailboxCalls,
  ...liveCalls,
  ...organizationCalls,
  ...regionCalls,
  ...competencyCalls,
  ...readingCalls,
  ...eventLogCalls,
  ...changeCalls,
  ...profileCalls,
  ...cvImportCalls,
  ...cvCalls,
  ...cvVariantCalls,
  ...cvTemplateCalls,
  ...flowcaseCalls,
  ...consultantCompanyCalls,
  ...qaInterviewCalls,
  ...peopleCalls,
  ...assignmentCalls,
  ...opportunityCalls,
  ...boardCalls,
  ...cardContentCalls,
  ...boardLookingCalls,
  ...selectionRecordCalls,
  ...assessmentCalls,
  ...boardAssessmentCalls,
  ...ownScoreCalls,
  ...adminAssessmentCalls,
  ...ownAssessmentCalls,
  ...interestCalls,
  ...interviewCalls,
  ...clientCalls,
  ...messageCalls,
  ...threadNumberCalls,
  ...searchCalls,
  ...searchEngineCalls,
  ...vocabularyCalls,
  ...waitingCalls,
  ...savedProfileCalls,
  ...teamListCalls,
  ...savedSearchCalls,
  ...cooperationCalls,
  ...contractCalls,
  ...documentCalls,
  ...esignCalls,
  ...esignDeskCalls,
  ...signingCalls,
  ...agreementCalls,
  ...agreementListCalls,
};
export type AllCalls = typeof allCalls;
export type CallName = keyof AllCalls;

/** `POST /api/main/assignments`: how the app and the tests name a call. */
export type CallKey<C> = C extends {
  method: infer M extends string;
  base: infer B extends string;
  path: infer P extends string;
}
  ? `${M} /api/${B}${P}`
  : never;

export type CallsByKey = { [N in CallName as CallKey<AllCalls[N]>]: AllCalls[N] };

export function callKey(call: Pick<Call, 'method' | 'base' | 'path'>): string {
  return `${call.method} /api/${call.base}${call.path}`;
}
