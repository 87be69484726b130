import { IconPaperclip } from '@tabler/icons-react';
import type { Attachment } from '../thread-answers.ts';
import classes from './FileNames.module.css';

/** The files of a message that has not been delivered yet. */
export function FileNames({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map(({ file_id, file_name }) => (
        <li key={file_id}>
          <IconPaperclip size={16} aria-hidden /> {file_name}
        </li>
      ))}
    </ul>
  );
}
