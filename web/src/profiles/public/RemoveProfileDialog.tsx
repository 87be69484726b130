import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
import { useRemoveProfile } from '../profiles.queries.ts';

interface RemoveProfileDialogProps {
  profile: { account: string; name: string };
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before the whole profile is deleted. */
export function RemoveProfileDialog({ profile, onRemoved, onClose }: RemoveProfileDialogProps) {
  const { t } = useLingui();
  const remove = useRemoveProfile(profile.account);
  const done = () => {
    noticeDone(t`Profilen er slettet.`);
    onRemoved();
  };
  return (
    <ConfirmDialog
      opened
      destructive
      title={t`Slett profilen`}
      confirm={t`Slett`}
      onConfirm={() => remove.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
      pending={remove.isPending}
      error={remove.error}
    >
      <Text fw={550}>{profile.name}</Text>
      <Trans>
        Profilen og filene i den blir borte for godt. En konsulents konto kan ikke brukes lenger, og
        samtaler og oppdrag som viser til personen, beholder en plass uten navn.
      </Trans>
    </ConfirmDialog>
  );
}
