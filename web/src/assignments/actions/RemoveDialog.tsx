import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
import { useRemoveAssignment } from '../assignments.queries.ts';
import type { ActionDialogProps } from './action.ts';

export function RemoveDialog({ subject, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const onOwnPage = useLocation({ select: ({ pathname }) => pathname.includes(subject.uuid) });
  const remove = useRemoveAssignment();
  const done = async () => {
    onClose();
    noticeDone(t`Utkastet er slettet.`);
    if (onOwnPage) await navigate({ to: '/assignments/mine', replace: true });
  };
  return (
    <ConfirmDialog
      opened
      destructive
      title={t`Slett utkastet`}
      confirm={t`Slett`}
      onConfirm={() => remove.mutate(subject.uuid, { onSuccess: done })}
      onClose={onClose}
      pending={remove.isPending}
      error={remove.error}
    >
      <Text fw={550}>{subject.title || <Trans>Uten tittel</Trans>}</Text>
      <Trans>Teksten og vedleggene blir borte for godt.</Trans>
    </ConfirmDialog>
  );
}
