import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { told } from '../../ui/states/told.ts';
import {
  useRequestProfileActivation,
  useSetProfileActivation,
  type Profile,
} from '../profiles.queries.ts';
import { ActivationRefusal } from './ActivationRefusal.tsx';
import { stepTitleId } from './ProgressStep.tsx';

/** A consultant requests activation; a company admin or an admin activates and deactivates. */
export function ActivationActions({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { can, account } = profile;
  const request = useRequestProfileActivation(account);
  const set = useSetProfileActivation(account);
  const setActive = (active: boolean) => {
    request.reset();
    const done = active ? t`Profilen er aktiv.` : t`Profilen er ikke lenger aktiv.`;
    set.mutate(active, told({ done }));
  };
  const requestActivation = (isRequested: boolean) => {
    set.reset();
    request.mutate(isRequested, {
      onSuccess: () => focusWhenThere(stepTitleId.activation, 'nearest'),
    });
  };
  return (
    <>
      <Group gap="xs">
        {can.activate && (
          <Button size="xs" loading={set.isPending} onClick={() => setActive(true)}>
            <Trans>Aktiver</Trans>
          </Button>
        )}
        {can.deactivate && (
          <Button
            size="xs"
            variant="default"
            loading={set.isPending}
            onClick={() => setActive(false)}
          >
            <Trans>Deaktiver profilen</Trans>
          </Button>
        )}
        {can.requestActivation && !can.activate && (
          <Button size="xs" loading={request.isPending} onClick={() => requestActivation(true)}>
            <Trans>Be om aktivering</Trans>
          </Button>
        )}
        {can.takeBackRequest && !can.activate && (
          <Button
            size="xs"
            variant="default"
            loading={request.isPending}
            onClick={() => requestActivation(false)}
          >
            <Trans>Trekk ønsket tilbake</Trans>
          </Button>
        )}
      </Group>
      <ActivationRefusal profile={profile} error={set.error ?? request.error} />
    </>
  );
}
