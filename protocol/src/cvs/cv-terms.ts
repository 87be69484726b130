/** Constants about CVs. No zod here, so that they cost the app nothing. */

export const cvDesigns = ['classic', 'sidebar'] as const;
export type CvDesign = (typeof cvDesigns)[number];

export const cvFormats = ['pdf', 'docx'] as const;
export type CvFormat = (typeof cvFormats)[number];

/** How much of a CV is in the language that was asked for; the header `x-cv-translation`. */
export const cvTranslations = ['full', 'partial', 'terms'] as const;
export type CvTranslation = (typeof cvTranslations)[number];
