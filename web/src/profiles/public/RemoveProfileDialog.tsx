import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
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
  return (
    <ChangeDialog
      destructive
      title={t`Slette profilen?`}
      confirm={t`Slett profilen`}
      change={remove}
      value={undefined}
      done={t`Profilen er slettet`}
      next={onRemoved}
      onClose={onClose}
    >
      <Text fw={550}>{profile.name}</Text>
      <Trans>
        Profilen og filene i den blir borte for godt. En konsulents konto kan ikke brukes lenger, og
        samtaler og oppdrag som viser til personen, beholder en plass uten navn.
      </Trans>
    </ChangeDialog>
  );
}
