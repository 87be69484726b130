import { useLingui } from '@lingui/react/macro';
import { IconDownload, IconPaperclip } from '@tabler/icons-react';
import { canBeOpened } from '../../client/files/virus-check.ts';
import { useFileNote } from '../../ui/field/file-note.ts';
import { attachmentAddress } from '../messages.queries.ts';
import type { Attachment } from '../thread-answers.ts';
import classes from './AttachmentLinks.module.css';

interface AttachmentLinksProps {
  thread_id: string;
  attachments: readonly Attachment[];
}

export function AttachmentLinks({ thread_id, attachments }: AttachmentLinksProps) {
  const { t } = useLingui();
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t`Vedlegg`}>
      {attachments.map((file) => (
        <li key={file.file_id}>
          <AttachmentLink thread_id={thread_id} file={file} />
        </li>
      ))}
    </ul>
  );
}

function AttachmentLink({ thread_id, file }: { thread_id: string; file: Attachment }) {
  const note = useFileNote();
  const { file_id, file_name } = file;
  const isOpen = canBeOpened(file);
  const Icon = isOpen ? IconDownload : IconPaperclip;
  const content = (
    <>
      <Icon size={18} aria-hidden />
      <span className={classes.name}>{file_name}</span>
      <span className={classes.size}>{note(file)}</span>
    </>
  );
  return isOpen ? (
    <a className={classes.file} href={attachmentAddress(thread_id, file_id)} download={file_name}>
      {content}
    </a>
  ) : (
    <div className={classes.file}>{content}</div>
  );
}
