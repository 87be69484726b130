import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
import { useMoveAssignment } from '../assignments.queries.ts';
import type { ActionDialogProps } from './action.ts';

export function UnpublishDialog({ subject, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const unpublish = useMoveAssignment(subject.uuid);
  const done = () => {
    onClose();
    noticeDone(t`Oppdraget er avpublisert.`);
  };
  return (
    <ConfirmDialog
      opened
      title={t`Avpubliser oppdraget`}
      confirm={t`Avpubliser`}
      onConfirm={() => unpublish.mutate({ move: 'unpublish' }, { onSuccess: done })}
      onClose={onClose}
      pending={unpublish.isPending}
      error={unpublish.error}
    >
      <Text fw={550}>{subject.title}</Text>
      <Trans>
        Ingen nye konsulenter finner det eller kan svare på det. Samtalene som er i gang,
        fortsetter.
      </Trans>
    </ConfirmDialog>
  );
}
