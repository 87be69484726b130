import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { sizeText } from '../../ui/text/sizes.ts';
import { attachmentAddress } from '../messages.queries.ts';
import type { Attachment } from '../thread-answers.ts';
import classes from './AttachmentLinks.module.css';

interface AttachmentLinksProps {
  thread_id: string;
  attachments: readonly Attachment[];
}

export function AttachmentLinks({ thread_id, attachments }: AttachmentLinksProps) {
  const { t, i18n } = useLingui();
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t`Vedlegg`}>
      {attachments.map(({ file_id, file_name, size }) => (
        <li key={file_id}>
          <a href={attachmentAddress(thread_id, file_id)} download={file_name}>
            <IconDownload size={18} aria-hidden />
            <span className={classes.name}>{file_name}</span>
            <span className={classes.size}>{sizeText(i18n.locale, size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
