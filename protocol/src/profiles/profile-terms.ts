/** Constants about profiles. No zod here, so that they cost the app nothing. */

/** The lists of a profile whose entries are saved one by one. */
export const profileItemKinds = [
  'project',
  'work_experience',
  'education',
  'course',
  'certification',
  'honor',
  'presentation',
  'publication',
  'position_experience',
  'language',
] as const;
export type ProfileItemKind = (typeof profileItemKinds)[number];

/** The field of a profile that holds the entries of each kind. */
export const profileItemLists = {
  project: 'projects',
  work_experience: 'work_experiences',
  education: 'educations',
  course: 'courses',
  certification: 'certifications',
  honor: 'honors',
  presentation: 'presentations',
  publication: 'publications',
  position_experience: 'position_experience',
  language: 'languages',
} as const satisfies Record<ProfileItemKind, string>;

/** The parts that are saved as a whole, each with a revision of its own. */
export const profileSections = ['description', 'facts', 'skills'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** How an entry came into a profile. */
export const entryOrigins = ['typed', 'imported', 'synced'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];

export const languageLevels = ['basic', 'intermediate', 'fluent', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];
