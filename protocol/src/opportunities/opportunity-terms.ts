/** Words of needs. No zod here, so that the lists cost the app nothing. */

/** Whether the text of a file was read. */
export const textStatuses = ['pending', 'success', 'failed'] as const;
export type TextStatus = (typeof textStatuses)[number];

/** Why the text of a file could not be read. */
export const textFailures = [
  'encrypted',
  /** pictures of pages, without text */
  'scanned',
  'damaged',
  'too_many_pages',
  'too_large',
  'infected',
] as const;
export type TextFailure = (typeof textFailures)[number];

export const importances = ['ABSOLUTE', 'NICE_TO_HAVE'] as const;
export type Importance = (typeof importances)[number];

/** The fields of a structured need that name the words they came from. */
export const sourcedFields = [
  'title',
  'description',
  'start_date',
  'duration',
  'percent',
  'allow_remote_work',
  'region',
  'place_description',
  'deadline',
  'customer_name',
  'requirements',
  'roles',
  'skills',
] as const;
export type SourcedField = (typeof sourcedFields)[number];
