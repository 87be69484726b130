import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import { useSetAvailability } from '../profiles.queries.ts';
import { ageOfAvailability, dayOf, readAvailability } from '../public/availability/availability.ts';
import { AvailabilityText } from '../public/availability/AvailabilityText.tsx';
import { ProgressStep } from './ProgressStep.tsx';
import type { ProgressProps } from './profile-status.ts';
import { useConfirmDay } from './progress.queries.ts';

/** When the consultant is available, with a button for each usual answer. */
export function AvailabilityStep({ profile, status }: ProgressProps) {
  const { t } = useLingui();
  const now = useMinute();
  const { availability, availability_updated, account } = profile;
  const { kind } = readAvailability(availability, dayOf(now));
  const { old } = ageOfAvailability(availability_updated, now);
  const set = useSetAvailability(account);
  const confirmDay = useConfirmDay(profile);
  const updated = told({ done: t`Ledigheten er oppdatert.` });
  const setAvailable = (isAvailable: boolean) => set.mutate(isAvailable, updated);
  // Setting "available" again would replace a day in the future, so that day is saved instead.
  const confirm = () =>
    kind === 'from' ? confirmDay.mutate(undefined, updated) : setAvailable(kind === 'now');
  const isPending = set.isPending || confirmDay.isPending;
  return (
    <ProgressStep state={old ? 'now' : 'done'} title={t`Ledighet`}>
      <AvailabilityText availability={availability} updated={availability_updated} />
      {status.activation === 'active' && kind !== 'not' && (
        <p>
          <Trans>Den som ikke er ledig, vises ikke i søk etter en dato.</Trans>
        </p>
      )}
      <Group gap="xs">
        <Button
          size="xs"
          variant={old ? 'filled' : 'default'}
          disabled={isPending}
          onClick={confirm}
        >
          <Trans>Stemmer fortsatt</Trans>
        </Button>
        {kind !== 'now' && (
          <Button
            size="xs"
            variant="default"
            disabled={isPending}
            onClick={() => setAvailable(true)}
          >
            <Trans>Ledig nå</Trans>
          </Button>
        )}
        {kind !== 'not' && (
          <Button
            size="xs"
            variant="default"
            disabled={isPending}
            onClick={() => setAvailable(false)}
          >
            <Trans>Ikke ledig</Trans>
          </Button>
        )}
      </Group>
      <Link
        to="/profiles/$profile"
        params={{ profile: account }}
        search={{ mode: 'facts', field: 'availability' }}
      >
        <Trans>Velg en dato</Trans>
      </Link>
      <ErrorNotice error={set.error ?? confirmDay.error} />
    </ProgressStep>
  );
}
