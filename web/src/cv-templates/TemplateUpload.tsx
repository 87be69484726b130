import { useLingui } from '@lingui/react/macro';
import type { Issue } from '@torg/protocol/errors';
import { templateUpload } from '@torg/protocol/uploads';
import { useState } from 'react';
import type { SendFile } from '../client/calls/upload.ts';
import { RequestError } from '../client/request-error.ts';
import { FileDrop } from '../ui/field/FileDrop.tsx';
import { TemplateFaults } from './TemplateFaults.tsx';
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
  const [faults, setFaults] = useState<readonly Issue[]>([]);
  const send = useSendTemplate(to);
  const sendAndList: SendFile = async (file, options) => {
    setFaults([]);
    try {
      await send(file, options);
      onDone?.();
    } catch (error) {
      setFaults(error instanceof RequestError ? error.issues : []);
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
        onForget={() => setFaults([])}
      />
      <TemplateFaults faults={faults} />
    </div>
  );
}
