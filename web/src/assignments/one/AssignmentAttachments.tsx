import { useLingui } from '@lingui/react/macro';
import { IconPaperclip } from '@tabler/icons-react';
import { addressOf } from '../../client/address.ts';
import { sizeText } from '../../ui/sizes.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './AssignmentAttachments.module.css';
import type { Assignment } from '../assignments.queries.ts';

export function AssignmentAttachments({ assignment }: { assignment: Assignment }) {
  const { t, i18n } = useLingui();
  const { uuid, attachments } = assignment;
  if (attachments.length === 0) return null;
  return (
    <Section title={t`Vedlegg`}>
      <ul className={classes.files}>
        {attachments.map(({ file_id, file_name, size }) => (
          <li key={file_id}>
            <IconPaperclip size={18} aria-hidden />
            <a href={attachmentAddress(uuid, file_id)} download={file_name}>
              {file_name}
            </a>
            <span>{sizeText(i18n.locale, size)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function attachmentAddress(assignment_id: string, file_id: string): string {
  return addressOf('GET /api/main/assignment/{assignment_id}/attachments/{file_id}', {
    params: { assignment_id, file_id },
  }).url;
}
