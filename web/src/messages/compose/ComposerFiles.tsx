import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useRefusalText } from '../../ui/field/file-rules.ts';
import { sizeText } from '../../ui/text/sizes.ts';
import type { Attachment } from '../thread-answers.ts';
import classes from './ComposerFiles.module.css';
import { fileRules } from './message-field-rules.ts';
import type { FilesInHand } from './use-message-files.ts';

interface ComposerFilesProps {
  files: readonly Attachment[];
  attached: FilesInHand;
}

/** The attached files, and the uploads in progress. */
export function ComposerFiles({ files, attached }: ComposerFilesProps) {
  const { t, i18n } = useLingui();
  const refusalText = useRefusalText(fileRules);
  if (files.length + attached.running.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t`Vedlegg`}>
      {files.map(({ file_id, file_name, size }) => (
        <FileRow
          key={file_id}
          name={file_name}
          label={t`Fjern ${file_name}`}
          onRemove={() => attached.remove(file_id)}
        >
          <span className={classes.size}>{sizeText(i18n.locale, size)}</span>
        </FileRow>
      ))}
      {attached.running.map(({ id, name, size, share, error }) => (
        <FileRow
          key={id}
          name={name}
          label={error === undefined ? t`Avbryt ${name}` : t`Fjern ${name}`}
          onRemove={() => attached.cancel(id)}
        >
          {error === undefined ? (
            <Progress value={share * 100} w={96} aria-label={t`Laster opp ${name}`} />
          ) : (
            <span className={classes.error} role="alert">
              {refusalText(error, size)}
            </span>
          )}
        </FileRow>
      ))}
    </ul>
  );
}

interface FileRowProps {
  name: string;
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

function FileRow({ name, label, onRemove, children }: FileRowProps) {
  return (
    <li>
      <IconPaperclip size={16} aria-hidden />
      <span className={classes.name}>{name}</span>
      {children}
      <ActionIcon variant="subtle" color="gray" size="sm" onClick={onRemove} aria-label={label}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

export function AttachButton({ attached }: { attached: FilesInHand }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        disabled={attached.isFull}
        leftSection={<IconPaperclip size={18} aria-hidden />}
        className={classes.button}
        aria-label={t`Legg ved filer`}
        onClick={() => input.current?.click()}
      >
        <span className={classes.word}>
          <Trans>Legg ved</Trans>
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={fileRules.accept.join(',')}
        aria-label={t`Legg ved filer`}
        onChange={(event) => {
          attached.take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
