/** Constants about CVs. No zod here, so that they cost the app nothing. */

export const cvDesigns = ['classic', 'sidebar'] as const;
export type CvDesign = (typeof cvDesigns)[number];

export const cvFormats = ['pdf', 'docx'] as const;
export type CvFormat = (typeof cvFormats)[number];

/** How much of a CV is in the language that was asked for; the header `x-cv-translation`. */
export const cvTranslations = ['full', 'partial', 'terms'] as const;
export type CvTranslation = (typeof cvTranslations)[number];

/** The lists of a CV from which a variant chooses. */
export const cvVariantLists = [
  'roles',
  'skills',
  'projects',
  'work_experiences',
  'educations',
  'certifications',
  'courses',
  'honors',
  'presentations',
  'publications',
  'positions',
  'languages',
] as const;
export type CvVariantList = (typeof cvVariantLists)[number];

/** How an entry of a variant differs from the profile. */
export const cvChangeKinds = ['left_out', 'moved', 'changed'] as const;
export type CvChangeKind = (typeof cvChangeKinds)[number];
