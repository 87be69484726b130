import { useLingui } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section.tsx';
import type { Assignment } from '../assignments.queries.ts';
import { AttachmentLink } from '../AttachmentLink.tsx';
import classes from './AssignmentAttachments.module.css';

export function AssignmentAttachments({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const { uuid, attachments } = assignment;
  if (attachments.length === 0) return null;
  return (
    <Section title={t`Vedlegg`}>
      <ul className={classes.files}>
        {attachments.map((file) => (
          <li key={file.file_id}>
            <AttachmentLink assignment={uuid} file={file} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
