import type { SubmissionFile } from '@torg/protocol/boards/board-shapes';
import type { SubmissionFileRow } from './submission-files.repository.ts';

export const fileView = (row: SubmissionFileRow): SubmissionFile => ({
  submission_file: row.submission_file,
  created_at: row.created_at,
  filename: row.file_name,
  media_type: row.media_type,
  size: row.size,
  virus_check: row.virus_check,
});
