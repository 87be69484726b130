/** Constants about imports of CVs. No zod here, so that they cost the app nothing. */

export const cvImportStatuses = ['pending', 'success', 'failed'] as const;
export type CvImportStatus = (typeof cvImportStatuses)[number];

export const cvImportFailures = ['could_not_read_pdf', 'cv_pdf_too_large'] as const;
export type CvImportFailure = (typeof cvImportFailures)[number];

/** Whether somebody looks at what was found before or after the profile gets it. */
export const reviewTimes = ['after', 'before'] as const;
export type ReviewTime = (typeof reviewTimes)[number];

export const cvLocales = ['nb', 'sv'] as const;
export type CvLocale = (typeof cvLocales)[number];

/**
 * `found`: not decided on yet; `kept`: in the profile because of this import; `already_there`: the
 * profile had it; `left_out`: not wanted, or no place for it; `undone`: was kept, and taken back.
 */
export const foundStates = ['found', 'kept', 'already_there', 'left_out', 'undone'] as const;
export type FoundState = (typeof foundStates)[number];

/** Why an entry was left out; null where somebody left it out. */
export const leftOutReasons = [
  'not_asked_for',
  'over_the_limit',
  'unknown_term',
  'field_is_filled',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
