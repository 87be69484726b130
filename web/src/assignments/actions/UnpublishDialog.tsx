import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { useMoveAssignment } from '../assignments.queries.ts';
import type { ActionDialogProps } from './action.ts';

export function UnpublishDialog({ subject, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const unpublish = useMoveAssignment(subject.uuid);
  return (
    <ChangeDialog
      title={t`Avpubliser oppdraget`}
      confirm={t`Avpubliser`}
      change={unpublish}
      value={{ move: 'unpublish' }}
      done={t`Oppdraget er avpublisert.`}
      onClose={onClose}
    >
      <Text fw={550}>{subject.title}</Text>
      <Trans>
        Ingen nye konsulenter finner det eller kan svare på det. Samtalene som er i gang,
        fortsetter.
      </Trans>
    </ChangeDialog>
  );
}
