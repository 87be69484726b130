import { IconPaperclip } from '@tabler/icons-react';
import { addressOf } from '../client/address.ts';
import { canBeOpened } from '../client/files/virus-check.ts';
import { useFileNote } from '../ui/field/file-note.ts';
import classes from './AttachmentLink.module.css';
import type { Assignment } from './assignments.queries.ts';

interface AttachmentLinkProps {
  assignment: string;
  file: Assignment['attachments'][number];
}

/** An attachment's name, which fetches it, and how large it is or why it cannot be fetched. */
export function AttachmentLink({ assignment, file }: AttachmentLinkProps) {
  const note = useFileNote();
  const { file_id, file_name } = file;
  const { url } = addressOf('GET /api/main/assignment/{assignment_id}/attachments/{file_id}', {
    params: { assignment_id: assignment, file_id },
  });
  return (
    <div className={classes.file}>
      <IconPaperclip size={18} aria-hidden />
      <div className={classes.words}>
        {canBeOpened(file) ? (
          <a href={url} download={file_name}>
            {file_name}
          </a>
        ) : (
          <bdi>{file_name}</bdi>
        )}
        <span>{note(file)}</span>
      </div>
    </div>
  );
}
