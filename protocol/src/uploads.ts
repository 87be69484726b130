import type { ErrorCode } from './errors.ts';
import { attachmentTypes, limits, photoTypes } from './limits.ts';

/** What every call that takes files may refuse. */
const uploadErrors = [
  'unsupported_file_type',
  'could_not_upload_file',
  'too_many_files',
  'uploads_are_busy',
  'upload_quota_reached',
] as const satisfies readonly ErrorCode[];

export const pictureUpload = {
  upload: { types: photoTypes, size: limits.photo.size, isPicture: true },
  errors: [...uploadErrors, 'picture_not_readable', 'picture_has_too_many_pixels'],
} as const;

/** A contract that was signed on paper. */
export const contractUpload = {
  upload: { types: ['application/pdf'], size: limits.contract.upload, isReadPdf: true },
  errors: [...uploadErrors, 'pdf_not_readable'],
} as const;

const cvErrors = [
  'unsupported_file_type',
  'could_not_upload_cv',
  'cv_pdf_too_large',
  'uploads_are_busy',
  'upload_quota_reached',
] as const satisfies readonly ErrorCode[];
const cvCodes = { tooLarge: 'cv_pdf_too_large', notStored: 'could_not_upload_cv' } as const;

export const cvPdfUpload = {
  upload: { types: ['application/pdf'], size: limits.cvImport.size, codes: cvCodes },
  errors: cvErrors,
} as const;

/** JSON has no mark of its own at its beginning, nor has XML without a declaration. */
export const cvUpload = {
  upload: {
    types: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/zip',
      'application/xml',
      'text/plain',
    ],
    size: limits.cvImport.size,
    codes: cvCodes,
  },
  errors: cvErrors,
} as const;

export const attachmentUpload = {
  upload: { types: Object.keys(attachmentTypes), size: limits.attachment.size },
  errors: uploadErrors,
} as const;

const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const template = (notStored: 'could_not_upload_template' | 'could_not_update_template') =>
  ({
    upload: { types: [wordDocument], size: limits.cvTemplate.size, codes: { notStored } },
    errors: [
      'unsupported_file_type',
      'could_not_upload_file',
      'uploads_are_busy',
      'upload_quota_reached',
      notStored,
    ],
  }) as const;
export const templateUpload = template('could_not_upload_template');
export const templateReplacement = template('could_not_update_template');

/** What needs are made of. No request needs a file: a text is enough. */
export const contextUpload = {
  upload: {
    types: ['application/pdf', wordDocument, 'text/plain', 'text/markdown'],
    size: limits.opportunity.fileSize,
    files: limits.opportunity.files,
    isOptional: true,
  },
  errors: uploadErrors,
} as const;
