import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useNewAssignment } from '../../assignments/public/new-assignment.ts';
import classes from './NavigationList.module.css';

interface NewAssignmentButtonProps {
  children: ReactNode;
  onCreated?: () => void;
}

export function NewAssignmentButton({ children, onCreated }: NewAssignmentButtonProps) {
  const { mutate, isPending } = useNewAssignment();
  const create = () =>
    mutate(undefined, {
      onSuccess: onCreated,
      onError: () =>
        notifications.show({
          color: 'clay',
          message: <Trans>Vi fikk ikke laget oppdraget. Vent litt og prøv igjen.</Trans>,
        }),
    });
  return (
    <UnstyledButton
      className={classes.link}
      data-main
      onClick={create}
      disabled={isPending}
      aria-busy={isPending}
    >
      {children}
    </UnstyledButton>
  );
}
