/**
 * Every coded error: its status and what it says to a developer. People read the app's own words
 * for the code. Main answers `{ errorCode, errorMessage, timestamp }`, contracts
 * `{ error_code, error_message }`.
 */
export const errors = {
  user_is_not_authorized: [401, 'You are not signed in, or may not do this.'],
  user_not_verified: [401, 'The account is not verified yet.'],
  wrong_email_or_password: [401, 'The address or the password is wrong.'],
  magic_link_not_valid: [401, 'The link has expired or has been used.'],
  sign_in_elsewhere_failed: [401, 'Signing in with the other service did not succeed.'],
  request_validation_error: [400, 'The request does not have the right shape.'],
  invalid_trace_header: [400, 'traceparent is not of the W3C form.'],
  malformed_json: [400, 'The body is not valid JSON.'],
  foreign_origin: [403, 'Changes are accepted from the app itself only.'],
  not_found: [404, 'There is nothing at this address.'],
  unsupported_media_type: [415, 'The body has a content type that this call does not read.'],
  payload_too_large: [413, 'The body is larger than this call accepts.'],
  too_many_requests: [429, 'Too many requests; wait a little.'],
  idempotency_key_reused: [422, 'The Idempotency-Key was used with other content.'],
  idempotency_key_in_use: [409, 'A request with this Idempotency-Key is still running.'],
  reference_not_found: [400, 'The request names something that does not exist.'],
  service_unavailable: [503, 'The service is not available just now; try again.'],
  global_error_handler: [500, 'Something failed on our side.'],

  could_not_find_account: [404, 'No such account.'],
  could_not_find_session: [404, 'No such session.'],
  could_not_find_organization: [404, 'No such organization.'],
  organization_id_is_required: [400, 'Name the client; you belong to none yourself.'],
  could_not_find_client_company: [404, 'No such client.'],
  sales_admin_not_found: [404, 'No such sales admin.'],
  company_register_not_available: [503, 'The company register does not answer just now.'],
  could_not_find_consultant_company: [400, 'No such consultant company.'],
  could_not_find_profile: [404, 'No such profile.'],
  could_not_find_profile_item: [404, 'No such entry in the profile.'],
  too_many_profile_items: [400, 'There are as many entries as there may be.'],
  has_a_company_already: [409, 'The consultant belongs to a company already.'],
  organization_number_not_valid: [400, 'The organisation number is not a valid one.'],
  organization_number_is_taken: [409, 'Another company has this organisation number.'],
  profile_was_changed: [409, 'This part of the profile was changed elsewhere meanwhile.'],
  profile_validation_error: [400, 'The profile does not pass the rules yet.'],
  profile_qa_must_have_status_not_started_to_send_to_qa: [
    409,
    'Only a profile whose review has not begun can be sent to review.',
  ],
  profile_qa_must_have_status_approved: [409, 'The profile is not approved in review.'],
  profile_qa_state_does_not_allow: [409, 'The review is not in a state that allows this.'],
  could_not_create_profile_qa_entry: [500, 'The review could not be kept.'],
  cooperation_agreement_not_signed: [
    400,
    'The company has no signed cooperation agreement that is in force.',
  ],
  invalid_availability_update: [400, 'One of the availabilities cannot be set like this.'],
  cannot_delete_own_profile: [403, 'Nobody deletes their own profile.'],
  company_needs_an_admin: [409, 'A company has at least one admin.'],
  torg_needs_an_admin: [409, 'Torg has at least one admin who can sign in.'],
  cannot_change_own_account: [403, 'Nobody changes their own rights.'],
  account_was_changed: [409, 'The account was changed elsewhere meanwhile.'],
  account_is_deactivated: [409, 'The account is deactivated.'],
  account_was_merged: [409, 'The account was merged into another one.'],
  organization_does_not_fit_role: [400, 'Somebody of this role does not belong to such a company.'],
  cannot_merge_with_itself: [400, 'These are not two accounts.'],
  cannot_merge_different_roles: [409, 'The two accounts do not have the same role.'],
  both_have_profiles: [409, 'Both accounts have a profile with something in it.'],
  both_have_open_interviews: [409, 'Both accounts have a QA interview that is not decided.'],
  email_is_taken: [400, 'There is an account with this address already.'],
  could_not_create_account: [400, 'The account could not be made.'],
  could_not_find_invitation: [404, 'No invitation of this account waits for an answer.'],
  could_not_find_qa_interview_form: [404, 'No such interview form.'],
  qa_interview_was_changed: [409, 'The form was changed elsewhere meanwhile.'],
  qa_interview_state_does_not_allow: [409, 'The form is not in a state that allows this.'],
  confirmation_link_not_valid: [400, 'The link is not valid.'],
  could_not_find_image: [404, 'No such image.'],
  could_not_find_mail: [404, 'No such mail.'],
  password_is_wrong: [400, 'The present password is wrong.'],
  unsubscribe_link_not_valid: [400, 'The link is not valid.'],

  could_not_find_saved_list: [404, 'No such list.'],
  could_not_find_saved_profile: [404, 'The consultant is not saved.'],
  could_not_find_saved_search: [404, 'No such saved search.'],
  default_saved_list_stays: [409, 'The default list keeps its name and stays.'],
  saved_list_title_is_taken: [409, 'Another list has this name.'],
  saved_note_was_changed: [409, 'The note was changed elsewhere meanwhile.'],
  search_is_saved_already: [409, 'The very same search is saved already.'],
  too_many_saved_lists: [400, 'There are as many lists as there may be.'],
  too_many_saved_profiles: [400, 'There are as many saved consultants as there may be.'],
  too_many_saved_searches: [400, 'There are as many saved searches as there may be.'],

  unsupported_file_type: [400, 'Files of this kind are not accepted.'],
  too_many_files: [400, 'There are as many files as there may be.'],
  could_not_upload_file: [400, 'The file could not be kept.'],

  could_not_find_assignment: [404, 'No such assignment.'],
  could_not_find_assignment_statistics: [404, 'No statistics for this assignment.'],
  could_not_find_assignment_attachment: [404, 'No such attachment.'],
  could_not_fetch_assignment_attachment: [500, 'The attachment could not be read.'],
  assignment_not_ready: [400, 'Something is missing before this can be published.'],
  assignment_was_changed: [409, 'The assignment was changed by somebody else meanwhile.'],
  assignment_state_does_not_allow: [409, 'The assignment is not in a state that allows this.'],
  assignment_needs_an_editor: [400, 'An assignment has at least one editor.'],

  consultant_profile_not_visible: [400, 'A profile that is not visible cannot be put forward.'],
  interest_message_already_sent: [409, 'Interest was already sent for this consultant.'],

  could_not_find_competency: [404, 'No such role or skill.'],
  could_not_find_synonym: [404, 'No such synonym.'],
  could_not_find_merge: [404, 'No such merge.'],
  competency_name_is_taken: [409, 'Another role or skill is called so.'],
  competency_synonym_is_there: [409, 'The role or skill has this synonym already.'],
  competency_was_changed: [409, 'The role or skill was changed elsewhere meanwhile.'],
  competency_state_does_not_allow: [409, 'Somebody else has decided on this meanwhile.'],
  could_not_find_failed_job: [404, 'The job is no longer among those that failed.'],
  job_is_no_longer_known: [409, 'The program has no such job any more; it can only be given up.'],

  could_not_find_thread: [404, 'No such thread.'],
  could_not_find_message_attachment: [404, 'No such attachment.'],
  recipient_not_allowed: [400, 'You cannot write to this person.'],

  unknown_event_type: [400, 'There is no such kind of event.'],
  unknown_event_metadata: [400, 'The metadata does not fit the kind of event.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

/** One thing that is wrong in a request; `path` is dotted, as in `consultants.0.comment`. */
export interface Issue {
  path: string;
  message: string;
  code?: string;
}
