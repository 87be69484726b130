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

export const attachmentUpload = {
  upload: { types: Object.keys(attachmentTypes), size: limits.attachment.size },
  errors: uploadErrors,
} as const;
