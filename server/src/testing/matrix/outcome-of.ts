import { missingBoardCodes } from '../boards/board-things.ts';
import type { Verdict } from './oracle.ts';

/** The codes that say that the thing itself is missing, and not something within it. */
const missingCodes: Record<string, readonly string[]> = {
  profile: [
    ...['could_not_find_profile', 'could_not_find_account', 'cv_pdf_not_found'],
    ...['cv_docx_not_found', 'cannot_create_cv_for_user_without_profile'],
  ],
  assignment_id: ['could_not_find_assignment'],
  opportunity: ['could_not_find_opportunity'],
  thread_id: ['could_not_find_thread'],
  uuid: ['could_not_find_qa_interview_form'],
  consultant_company_id: ['could_not_find_consultant_company'],
  id: ['could_not_find_consultant_company', 'could_not_find_organization'],
  client: ['could_not_find_client_company', 'could_not_find_organization'],
  company_uuid: ['could_not_find_client_company', 'could_not_find_organization'],
  organization_id: ['could_not_find_organization', 'not_found'],
  cv_template: ['template_not_found'],
  saved_list: ['could_not_find_saved_list'],
  saved_search: ['could_not_find_saved_search'],
  saved_comment: ['could_not_find_saved_comment'],
  contract_id: ['not_found'],
  document_id: ['not_found'],
  presentation_consent: ['could_not_find_presentation_consent'],
  assignment_interest: ['could_not_find_assignment_interest'],
  agreement_draft_id: ['could_not_find_agreement_draft'],
  agreement_id: ['could_not_find_agreement'],
  contract_of_hire: ['could_not_find_agreement_draft'],
  interview: ['could_not_find_interview'],
  ...missingBoardCodes,
};

/** What an answer with this code says about the thing that was asked about. */
export function outcomeOf(code: string | undefined, about = ''): Verdict {
  if (code === 'user_is_not_authorized' || code === 'user_not_verified') return code;
  if (code === 'unauthorized') return 'user_is_not_authorized';
  return code !== undefined && missingCodes[about]?.includes(code) ? 'missing' : 'open';
}
