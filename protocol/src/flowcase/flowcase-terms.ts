/** Constants about Flowcase. No zod here, so that they cost the app nothing. */

/** Why somebody at Flowcase cannot be imported. */
export const flowcaseDisabledReasons = [
  'deactivated',
  'already_here',
  'in_another_company',
  'no_email',
] as const;
export type FlowcaseDisabledReason = (typeof flowcaseDisabledReasons)[number];

export const flowcaseImportStatuses = ['pending', 'done'] as const;
export type FlowcaseImportStatus = (typeof flowcaseImportStatuses)[number];

/** `imported`: with a new account; `linked`: to the colleague who has the address already. */
export const flowcaseRowStatuses = ['pending', 'imported', 'linked', 'failed'] as const;
export type FlowcaseRowStatus = (typeof flowcaseRowStatuses)[number];

/** Why one row of an import failed, in codes that have a text in the app. */
export const flowcaseRowErrors = [
  'email_is_taken',
  'could_not_create_account',
  'account_is_deactivated',
  'could_not_fetch_from_cv_partner',
  'could_not_find_flowcase_user',
  'flowcase_user_is_deactivated',
  'flowcase_user_has_no_email',
  'flowcase_user_is_linked',
  'user_is_not_authorized',
] as const;
export type FlowcaseRowError = (typeof flowcaseRowErrors)[number];

/** What became of the review: sent, waiting until the rules pass, approved by the fast track. */
export const flowcaseReviews = ['sent', 'waits_for_rules', 'approved', 'none'] as const;
export type FlowcaseReview = (typeof flowcaseReviews)[number];

export const flowcaseSyncStatuses = ['running', 'success', 'failed'] as const;
export type FlowcaseSyncStatus = (typeof flowcaseSyncStatuses)[number];

/** Why Flowcase did not give what it was asked for. */
export const flowcaseFailures = [
  'unauthorized',
  'not_found',
  'rate_limited',
  'unavailable',
  'malformed',
  'too_large',
  'not_allowed',
] as const;
export type FlowcaseFailure = (typeof flowcaseFailures)[number];

/** Why a synchronization stopped. */
export const flowcaseSyncFailures = [...flowcaseFailures, 'stopped'] as const;
export type FlowcaseSyncFailure = (typeof flowcaseSyncFailures)[number];

export const flowcaseAnswers = ['ours', 'theirs', 'own_words'] as const;
export type FlowcaseAnswer = (typeof flowcaseAnswers)[number];

/** The name of a tenant is one label of a host name; empty: none. */
export const isSubdomain = (text: string): boolean =>
  text === '' || /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(text);
