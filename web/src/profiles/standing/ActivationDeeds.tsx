import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { focusWhenThere } from '../../ui/focus-when-there.ts';
import { noticeDone } from '../../ui/notice.tsx';
import { useRequestProfileActivation, useSetProfileActivation } from '../profiles.queries.ts';
import { ActivationRefusal } from './ActivationRefusal.tsx';
import type { StandingProps } from './ProfileStandingCard.tsx';
import { stepTitleId } from './StandingStep.tsx';

/** The consultant asks; the company's admin or an admin switches it on and off. */
export function ActivationDeeds({ profile, standing }: StandingProps) {
  const { t } = useLingui();
  const { account: me } = useShellUser().account;
  const { can, account } = profile;
  const { activation, qa_status, deactivated } = standing;
  const request = useRequestProfileActivation(account);
  const set = useSetProfileActivation(account);
  const isActive = activation === 'active';
  const maySet = can.setActivation && (isActive || !deactivated);
  const mayAsk = can.requestActivation && !can.setActivation && qa_status === 'approved';
  const mayTakeBack = activation === 'requested' && (account === me || !can.setActivation);
  if (!maySet && !mayAsk && !mayTakeBack) return null;
  const turn = () => {
    request.reset();
    const done = isActive ? t`Profilen er ikke lenger aktiv.` : t`Profilen er aktiv.`;
    set.mutate(!isActive, { onSuccess: () => noticeDone(done) });
  };
  const ask = (wish: boolean) => {
    set.reset();
    request.mutate(wish, {
      onSuccess: () => focusWhenThere(stepTitleId.activation, 'nearest'),
    });
  };
  return (
    <>
      <Group gap="xs">
        {maySet && (
          <Button
            size="xs"
            variant={isActive ? 'default' : 'filled'}
            loading={set.isPending}
            onClick={turn}
          >
            {isActive ? <Trans>Deaktiver profilen</Trans> : <Trans>Aktiver</Trans>}
          </Button>
        )}
        {mayAsk && (
          <Button size="xs" loading={request.isPending} onClick={() => ask(true)}>
            <Trans>Be om aktivering</Trans>
          </Button>
        )}
        {mayTakeBack && (
          <Button
            size="xs"
            variant="default"
            loading={request.isPending}
            onClick={() => ask(false)}
          >
            <Trans>Trekk ønsket tilbake</Trans>
          </Button>
        )}
      </Group>
      <ActivationRefusal profile={profile} error={set.error ?? request.error} />
    </>
  );
}
