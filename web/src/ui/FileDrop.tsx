import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconUpload, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { RequestError } from '../client/request-error.ts';
import type { SendFile } from '../client/upload.ts';
import { errorText } from './error-texts.ts';
import classes from './FileDrop.module.css';
import { useUploads, type RunningUpload } from './uploads.ts';

interface FileDropProps {
  /** of the button */
  id?: string;
  label: string;
  /** which files, and how large: "PDF eller DOCX, inntil 20 MB" */
  hint: string;
  /** media types */
  accept: readonly string[];
  /** bytes */
  maxSize: number;
  multiple?: boolean;
  disabled?: boolean;
  send: SendFile;
}

/** A place to drop files or to choose them, with the progress of each and a way to cancel. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, maxSize, multiple = false, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [over, setOver] = useState(false);
  const uploads = useUploads(props.send);

  const take = (files: FileList | null) => {
    // Where there is room for one, the next try takes the place of the last.
    if (!multiple && files?.length) uploads.dismissFailed();
    for (const file of [...(files ?? [])].slice(0, multiple ? undefined : 1)) {
      const refusal = refusalOf(file, accept, maxSize);
      if (refusal) uploads.refuse(file, refusal);
      else void uploads.start(file);
    }
  };
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };

  return (
    <Stack gap="xs">
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <IconUpload aria-hidden />
        <Button
          id={props.id}
          variant="default"
          disabled={disabled}
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
      {uploads.running.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onCancel={() => uploads.cancel(upload.id)} />
      ))}
    </Stack>
  );
}

function UploadRow({ upload, onCancel }: { upload: RunningUpload; onCancel: () => void }) {
  const { t } = useLingui();
  const { name, share, error } = upload;
  const failed = error !== undefined;
  return (
    <Group gap="sm" wrap="nowrap" role={failed ? 'alert' : undefined}>
      <div className={classes.file}>
        <Text size="sm" truncate>
          {name}
        </Text>
        {failed ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {errorText(error)}
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

/** What the browser can see at once; the server judges by the content. */
function refusalOf(file: File, accept: readonly string[], maxSize: number) {
  const refuse = (status: number, code: 'payload_too_large' | 'unsupported_file_type') =>
    new RequestError({ status, code, message: `${file.name} was not sent.`, traceId: '' });
  if (file.size > maxSize) return refuse(413, 'payload_too_large');
  if (file.type && !accept.includes(file.type)) return refuse(400, 'unsupported_file_type');
  return undefined;
}
