import { z } from 'zod';
import { Duration } from '../assignments/assignment-shapes.ts';
import { callTable } from '../call.ts';
import { Uuid, params } from '../shapes.ts';
import { cvPdfUpload, cvUpload } from '../uploads.ts';
import { ApplyImport, ImportFields } from './import-inputs.ts';
import { CvImport, CvImportResult } from './import-shapes.ts';
import { cvLocales, reviewTimes } from './import-terms.ts';

const one = params('profile_cv_import');
const Started = z.object({ profile_cv_import: Uuid });
const missing = 'could_not_find_profile_cv_import';

const UploadQuery = z.object({
  /** the language in which the entries are kept */
  locale: z.enum(cvLocales),
  /** whose CV it is; an admin names somebody, a consultant leaves it out for themself */
  profile: Uuid.optional(),
  review: z.enum(reviewTimes).default('after'),
});

const upload = {
  access: 'consultant',
  status: 202,
  query: UploadQuery,
  body: ImportFields,
  answer: Started,
} as const;

export const cvImportCalls = callTable('main', {
  uploadCvPdf: {
    method: 'POST',
    path: '/upload/cv-pdf',
    summary: 'Read a CV in PDF into a profile; the answer comes before it is read.',
    ...upload,
    ...cvPdfUpload,
    errors: ['could_not_find_profile', ...cvPdfUpload.errors],
  },
  uploadCv: {
    method: 'POST',
    path: '/upload/cv',
    summary: "Read a CV in Word, LinkedIn's archive, JSON Resume, Europass or PDF into a profile.",
    ...upload,
    ...cvUpload,
    errors: ['could_not_find_profile', ...cvUpload.errors],
  },
  listCvImports: {
    method: 'GET',
    path: '/profile/{profile}/cv-import',
    summary: 'The imports into a profile, newest first.',
    access: 'profile-owner',
    status: 200,
    params: params('profile'),
    answer: z.object({ cv_imports: z.array(CvImport) }),
    errors: ['could_not_find_profile'],
  },
  getCvImportStats: {
    method: 'GET',
    path: '/cv-import-stats',
    summary: 'How long imports have taken in the last ninety days.',
    access: 'user',
    status: 200,
    cacheFor: 300,
    answer: z.object({
      min: Duration.nullable(),
      max: Duration.nullable(),
      mean: Duration.nullable(),
    }),
  },
  getCvImport: {
    method: 'GET',
    path: '/profile-cv-import/{profile_cv_import}',
    summary: 'An import with all that was found, where it stands in the CV, and what became of it.',
    access: 'profile-owner',
    status: 200,
    params: one,
    answer: CvImportResult,
    errors: [missing],
  },
  getCvImportFile: {
    method: 'GET',
    path: '/profile-cv-import/{profile_cv_import}/cv-pdf',
    summary: 'The uploaded file, for thirty days.',
    access: 'profile-owner',
    status: 200,
    params: one,
    raw: 'file',
    errors: [missing, 'cv_pdf_not_found', 'file_is_being_checked', 'file_had_a_virus'],
  },
  applyCvImport: {
    method: 'POST',
    path: '/profile-cv-import/{profile_cv_import}/apply',
    summary: 'Say of each entry whether the profile gets it, corrected or as it was read.',
    access: 'profile-owner',
    status: 200,
    params: one,
    body: ApplyImport,
    answer: CvImportResult,
    errors: [missing, 'cv_import_state_does_not_allow', 'too_many_open_proposals'],
    changesWaiting: true,
  },
  undoCvImport: {
    method: 'POST',
    path: '/profile-cv-import/{profile_cv_import}/undo',
    summary: 'Bring the profile back to before the import; what was edited since stays.',
    access: 'profile-owner',
    status: 200,
    params: one,
    answer: CvImportResult,
    errors: [missing, 'cv_import_state_does_not_allow'],
  },
  removeCvImport: {
    method: 'DELETE',
    path: '/profile-cv-import/{profile_cv_import}',
    summary: 'Remove an import and its file; the profile stays as it is.',
    access: 'profile-owner',
    status: 204,
    params: one,
    errors: [missing],
  },
});
