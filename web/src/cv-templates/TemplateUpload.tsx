import { useLingui } from '@lingui/react/macro';
import { List } from '@mantine/core';
import { templateUpload } from '@torg/protocol/uploads';
import { useState } from 'react';
import type { SendFile } from '../client/calls/upload.ts';
import { RequestError } from '../client/request-error.ts';
import { FileDrop } from '../ui/field/FileDrop.tsx';
import { useSendTemplate } from './cv-templates.queries.ts';

const { types, size } = templateUpload.upload;
const megabytes = size / 1_000_000;

interface TemplateUploadProps {
  to: Parameters<typeof useSendTemplate>[0];
  label: string;
  onDone?: () => void;
}

/** Sends a template, and lists what is wrong in one that was refused. */
export function TemplateUpload({ to, label, onDone }: TemplateUploadProps) {
  const { t } = useLingui();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const send = useSendTemplate(to);
  const sendAndList: SendFile = async (file, options) => {
    setFaults([]);
    try {
      await send(file, options);
      onDone?.();
    } catch (error) {
      const issues = error instanceof RequestError ? error.issues : [];
      setFaults(issues.map(({ message }) => message));
      throw error;
    }
  };
  return (
    <div>
      <FileDrop
        label={label}
        hint={t`Word (DOCX), inntil ${megabytes} MB`}
        accept={types}
        maxSize={size}
        send={sendAndList}
      />
      {faults.length > 0 && (
        <List size="sm" mt="xs" aria-label={t`Feil i malen`}>
          {faults.map((fault) => (
            <List.Item key={fault}>{fault}</List.Item>
          ))}
        </List>
      )}
    </div>
  );
}
