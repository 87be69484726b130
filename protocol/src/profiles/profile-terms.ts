/** What a profile is made of. No zod here: the app reads these for free. */

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

/** What a profile calls its entries of a kind. */
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

export const languageLevels = ['basic', 'intermediate', 'fluent', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];
