import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { told } from '../../ui/states/told.ts';
import { useChangePlace } from './team.queries.ts';

interface LeaveListProps {
  list: string;
  profile: string;
  name: string;
  onLeft: () => void;
}

/** Removes somebody from a list of a colleague. */
export function LeaveList({ list, profile, name, onLeft }: LeaveListProps) {
  const { t } = useLingui();
  const place = useChangePlace();
  return (
    <Button
      variant="default"
      size="xs"
      loading={place.isPending}
      leftSection={<IconUserMinus size={16} aria-hidden />}
      aria-label={t`Fjern fra listen: ${name}`}
      onClick={() => {
        onLeft();
        place.mutate(
          { list, profile, change: 'remove' },
          told({ failed: t`${name} ble ikke fjernet` }),
        );
      }}
    >
      <Trans>Fjern fra listen</Trans>
    </Button>
  );
}
