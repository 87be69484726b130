import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconUpload, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { SendFile } from '../../client/calls/upload.ts';
import { refusalOf, useRefusalText, type FileRules } from './file-rules.ts';
import classes from './FileDrop.module.css';
import { useUploads, type RunningUpload } from './uploads.ts';
import { usePageFiles } from './use-page-files.ts';

interface FileDropProps extends Pick<FileRules, 'accept' | 'maxSize' | 'kinds'> {
  /** of the button */
  id?: string;
  label: string;
  /** which types, and how large: "PDF eller DOCX, inntil 20 MB" */
  hint: string;
  /** how many files there may be; where it is one, the next replaces the last */
  most?: number;
  /** how many more files fit */
  room?: number;
  send: SendFile;
  /** the last file is no longer shown: another was chosen, or it was taken away */
  onForget?: () => void;
  /** files may be dropped or pasted anywhere on the page */
  wholePage?: boolean;
}

/** A place to drop or choose files, with the progress of each and a way to cancel. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, maxSize, kinds, most = 1, room = 1 } = props;
  const multiple = most > 1;
  const isFull = room <= 0;
  const rules = { accept, maxSize, most, kinds };
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [over, setOver] = useState(false);
  const uploads = useUploads(props.send);

  const running = multiple ? uploads.running.filter(({ error }) => !error).length : 0;

  const take = (files: FileList | null) => {
    // Where only one file fits, the next try replaces the last.
    if (!multiple && files?.length) {
      uploads.dismissFailed();
      props.onForget?.();
    }
    for (const [place, file] of [...(files ?? [])].entries()) {
      const refusal = refusalOf(file, rules, place < room - running);
      if (refusal) uploads.refuse(file, refusal);
      else void uploads.start(file);
    }
  };
  const overPage = usePageFiles(props.wholePage ? take : undefined) && !isFull;
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !isFull);
  };

  return (
    <Stack gap="xs">
      <div
        className={classes.drop}
        data-over={over || overPage || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <IconUpload aria-hidden />
        <Button
          id={props.id}
          variant="default"
          disabled={isFull}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <Text id={hintId} size="sm" c="dimmed">
          <Trans>eller slipp her</Trans> · {hint}
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.join(',')}
          multiple={multiple}
          aria-label={label}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {overPage && (
        <div className={classes.page}>
          <Text size="xl" fw={600} className={classes.invitation}>
            <IconUpload aria-hidden />
            <Trans>Slipp filene hvor som helst</Trans>
          </Text>
        </div>
      )}
      {uploads.running.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          rules={rules}
          onCancel={() => {
            uploads.cancel(upload.id);
            props.onForget?.();
          }}
        />
      ))}
    </Stack>
  );
}

interface UploadRowProps {
  upload: RunningUpload;
  rules: FileRules;
  onCancel: () => void;
}

function UploadRow({ upload, rules, onCancel }: UploadRowProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText(rules);
  const { name, size, share, error } = upload;
  const failed = error !== undefined;
  return (
    <Group gap="sm" wrap="nowrap" role={failed ? 'alert' : undefined}>
      <div className={classes.file}>
        <Text size="sm" truncate>
          {name}
        </Text>
        {failed ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {refusalText(error, size)}
          </Text>
        ) : (
          <Progress value={share * 100} aria-label={t`Laster opp ${name}`} />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={onCancel}
        aria-label={failed ? t`Fjern ${name}` : t`Avbryt ${name}`}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
