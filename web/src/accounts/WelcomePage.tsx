import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconHourglass, IconSeedling } from '@tabler/icons-react';
import { StatePanel } from '../ui/states/StatePanel.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { MainAction } from '../ui/layout/MainAction.tsx';
import { addressFor } from './public/links.ts';
import { useShellUser } from './public/shell-user.ts';

/** The first page of people who cannot start yet: not verified, or without a finished profile. */
export function WelcomePage() {
  const { t } = useLingui();
  const user = useShellUser();
  const name = user.account.name.split(' ')[0] ?? '';
  const title = t`Velkommen, ${name}`;
  const { verified } = user.roleData;
  const needsWizard = user.can.completeWizard;
  return (
    <StatePanel
      order={1}
      icon={verified ? <IconSeedling /> : <IconHourglass />}
      title={title}
      action={
        needsWizard ? (
          <MainAction component={HrefLink} href={`/profiles/${user.account.account}/wizard`}>
            <Trans>Lag profilen din</Trans>
          </MainAction>
        ) : (
          <Button component={HrefLink} href={addressFor(user, 'account_edit')} variant="default">
            <Trans>Se over kontoen din</Trans>
          </Button>
        )
      }
    >
      {!verified && (
        <Trans>
          Vi ser over kontoen din før du slipper inn. Det tar som regel under en dag, og du får en
          e-post når det er gjort.
        </Trans>
      )}
      {needsWizard && (
        <Trans>
          Før du kan ta oppdrag, trenger du en profil. Veiviseren tar deg gjennom det viktigste på
          noen minutter.
        </Trans>
      )}
      {verified && !needsWizard && <Trans>Alt er klart. Velg noe i menyen.</Trans>}
    </StatePanel>
  );
}
