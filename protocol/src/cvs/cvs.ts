import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { LocaleCode, Moment, Paged, Uuid, params, queryPage } from '../shapes.ts';
import { cvDesigns, cvFormats, cvTranslations } from './cv-terms.ts';

const one = params('profile');

/** What is asked of a CV. */
export const CvQuery = z.object({
  /** of headings, months and competencies; the translation's, else the reader's */
  template_headings_locale: LocaleCode.optional(),
  translateToLanguage: LocaleCode.optional(),
  /** without name, photo, contact, company, customers and employers */
  anonymized: z.enum(['true', 'false']).default('false'),
  cv_variant: Uuid.optional(),
  cv_design: z.enum(cvDesigns).default('classic'),
});
export type CvQuery = z.output<typeof CvQuery>;

/** Who took a CV, and which. */
export const CvExport = z
  .object({
    cv_export: Uuid,
    created_at: Moment,
    /** null: somebody whose account is gone */
    taken_by: z
      .object({ account: Uuid, name: z.string(), organization_name: z.string().nullable() })
      .nullable(),
    format: z.enum(cvFormats),
    /** counts the profile's contents that were ever taken, from 1 */
    version: z.int(),
    locale: LocaleCode,
    translation: z.enum(cvTranslations).nullable(),
    anonymized: z.boolean(),
    /** the present name of the variant; null for the whole CV */
    cv_variant_name: z.string().nullable(),
  })
  .meta({ id: 'CvExport' });
export type CvExport = z.output<typeof CvExport>;

const shared = ['could_not_find_profile', 'could_not_find_cv_variant'] as const;
const neverMade = ['cannot_create_cv_for_user_without_profile', 'missing_cv_data'] as const;

export const cvCalls = callTable('main', {
  getCvPdf: {
    method: 'GET',
    path: '/profile/{profile}/cv/pdf',
    summary: 'The CV as a tagged PDF; the header `x-cv-translation` says how much is translated.',
    access: 'profile-reader',
    status: 200,
    effect: 'external',
    raw: 'file',
    params: one,
    query: CvQuery,
    errors: [...shared, ...neverMade, 'cv_pdf_not_found', 'cv_pdf_unable_to_generate'],
  },
  getCvDocx: {
    method: 'GET',
    path: '/profile/{profile}/cv/docx',
    summary: 'The CV for Word; the header `x-cv-translation` says how much is translated.',
    access: 'profile-reader',
    status: 200,
    effect: 'external',
    raw: 'file',
    params: one,
    query: CvQuery,
    errors: [...shared, ...neverMade, 'cv_docx_not_found', 'cv_docx_unable_to_generate'],
  },
  listCvExports: {
    method: 'GET',
    path: '/profile/{profile}/cv/exports',
    summary: 'Who took the CV, which version of it and when; newest first.',
    access: 'profile-owner',
    status: 200,
    params: one,
    query: z.object(queryPage(limits.cvExportPage)),
    answer: z.object({ cv_exports: z.array(CvExport), ...Paged }),
    errors: ['could_not_find_profile'],
  },
});
