import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { useRemoveAssignment } from '../assignments.queries.ts';
import type { ActionDialogProps } from './action.ts';

export function RemoveDialog({ subject, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const onOwnPage = useLocation({ select: ({ pathname }) => pathname.includes(subject.uuid) });
  const remove = useRemoveAssignment();
  const leave = () => {
    onClose();
    if (onOwnPage) void navigate({ to: '/assignments/mine', replace: true });
  };
  return (
    <ChangeDialog
      destructive
      title={t`Slett utkastet`}
      confirm={t`Slett`}
      change={remove}
      value={subject.uuid}
      done={t`Utkastet er slettet.`}
      next={leave}
      onClose={onClose}
    >
      <Text fw={550}>{subject.title || <Trans>Uten tittel</Trans>}</Text>
      <Trans>Teksten og vedleggene blir borte for godt.</Trans>
    </ChangeDialog>
  );
}
