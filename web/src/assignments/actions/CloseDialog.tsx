import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack, Text } from '@mantine/core';
import { closeReasons, type CloseReason } from '@torg/protocol/terms';
import { useState } from 'react';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { closeReasonTexts } from '../assignment-texts.ts';
import { useMoveAssignment } from '../assignments.queries.ts';
import type { ActionDialogProps } from './action.ts';

export function CloseDialog({ subject, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<CloseReason>('hired_on_torg');
  const close = useMoveAssignment(subject.uuid);
  return (
    <ChangeDialog
      title={t`Avslutt oppdraget`}
      confirm={t`Avslutt`}
      change={close}
      value={{ move: 'close', reason }}
      done={t`Oppdraget er avsluttet.`}
      onClose={onClose}
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
            <Radio
              key={one}
              value={one}
              data-autofocus={one === reason || undefined}
              label={t(closeReasonTexts[one])}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" mt="md">
        {reason === 'hired_on_torg' ? (
          <Trans>
            Alle som venter på svar, får vite at en annen er valgt. De som har fått et tilbud,
            venter på avtalen.
          </Trans>
        ) : (
          <Trans>Alle som venter på svar, får det nå, med denne grunnen.</Trans>
        )}
      </Text>
    </ChangeDialog>
  );
}
