import { useLingui } from '@lingui/react/macro';
import { IconPaperclip } from '@tabler/icons-react';
import { addressOf } from '../client/address.ts';
import { sizeText } from '../ui/text/sizes.ts';
import classes from './AttachmentLink.module.css';
import type { Assignment } from './assignments.queries.ts';

interface AttachmentLinkProps {
  assignment: string;
  file: Assignment['attachments'][number];
}

/** An attachment's name, which fetches it, and how large it is. */
export function AttachmentLink({ assignment, file }: AttachmentLinkProps) {
  const { i18n } = useLingui();
  const { file_id, file_name, size } = file;
  const { url } = addressOf('GET /api/main/assignment/{assignment_id}/attachments/{file_id}', {
    params: { assignment_id: assignment, file_id },
  });
  return (
    <div className={classes.file}>
      <IconPaperclip size={18} aria-hidden />
      <a href={url} download={file_name}>
        {file_name}
      </a>
      <span>{sizeText(i18n.locale, size)}</span>
    </div>
  );
}
