import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack, Text } from '@mantine/core';
import { closeReasons, type CloseReason } from '@torg/protocol/terms';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
import { closeReasonTexts } from '../assignment-texts.ts';
import { useMoveAssignment } from '../assignments.queries.ts';
import type { ActionDialogProps } from './action.ts';

export function CloseDialog({ subject, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<CloseReason>('hired_on_torg');
  const close = useMoveAssignment(subject.uuid);
  const done = () => {
    onClose();
    noticeDone(t`Oppdraget er avsluttet.`);
  };
  return (
    <ConfirmDialog
      opened
      title={t`Avslutt oppdraget`}
      confirm={t`Avslutt`}
      onConfirm={() => close.mutate({ move: 'close', reason }, { onSuccess: done })}
      onClose={onClose}
      pending={close.isPending}
      error={close.error}
    >
      <Text fw={550}>{subject.title}</Text>
      <Radio.Group
        label={t`Hvordan gikk det?`}
        description={<Trans>Du kan gjenåpne oppdraget senere.</Trans>}
        value={reason}
        onChange={(value) => setReason(value)}
        mt="sm"
      >
        <Stack gap="xs" mt="sm">
          {closeReasons.map((one) => (
            <Radio key={one} value={one} label={t(closeReasonTexts[one])} />
          ))}
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  );
}
