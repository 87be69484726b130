import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Input, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import { ErrorNotice } from '../../../ui/states/ErrorNotice.tsx';
import { kindsOf } from '../../../ui/field/file-rules.ts';
import { FileDrop } from '../../../ui/field/FileDrop.tsx';
import { sizeText } from '../../../ui/text/sizes.ts';
import { AttachmentLink } from '../../AttachmentLink.tsx';
import { attachmentSize, attachmentTypes } from '../field-rules.ts';
import { useWizard } from '../wizard-context.ts';
import { useRemoveAttachment, useSendAttachment, type AssignmentDraft } from '../wizard.queries.ts';

const { attachments: most } = limits.assignment;
const kinds = kindsOf(attachmentTypes).join(', ');

export function AttachmentsField() {
  const { t, i18n } = useLingui();
  const { draft } = useWizard();
  const { uuid, attachments } = draft;
  const send = useSendAttachment(uuid);
  const remove = useRemoveAttachment(uuid);
  const largest = sizeText(i18n.locale, attachmentSize);
  return (
    <div role="group" aria-labelledby="attachments-label">
      <Input.Label id="attachments-label" labelElement="div">
        <Trans>Vedlegg</Trans>
      </Input.Label>
      <Stack gap="xs" mt={4}>
        {attachments.map((file) => (
          <FileRow
            key={file.file_id}
            assignment={uuid}
            file={file}
            pending={remove.isPending && remove.variables === file.file_id}
            onRemove={() => remove.mutate(file.file_id)}
          />
        ))}
        <ErrorNotice error={remove.error} />
        <FileDrop
          label={t`Velg filer`}
          hint={t`${kinds}. Inntil ${largest}, høyst ${most} filer`}
          accept={attachmentTypes}
          maxSize={attachmentSize}
          most={most}
          room={most - attachments.length}
          send={send}
        />
      </Stack>
    </div>
  );
}

interface FileRowProps {
  assignment: string;
  file: AssignmentDraft['attachments'][number];
  pending: boolean;
  onRemove: () => void;
}

function FileRow({ assignment, file, pending, onRemove }: FileRowProps) {
  const { t } = useLingui();
  const { file_name } = file;
  return (
    <Group gap="xs" wrap="nowrap">
      <AttachmentLink assignment={assignment} file={file} />
      <ActionIcon
        variant="subtle"
        color="gray"
        ml="auto"
        loading={pending}
        onClick={onRemove}
        aria-label={t`Fjern ${file_name}`}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
