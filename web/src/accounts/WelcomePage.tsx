import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconHourglass, IconSeedling } from '@tabler/icons-react';
import { Face } from '../ui/Face.tsx';
import { HrefLink } from '../ui/HrefLink.tsx';
import { addressFor } from './public/links.ts';
import { useShellUser } from './public/shell-user.ts';

/** The first page of people who cannot begin yet: not verified, or without a finished profile. */
export function WelcomePage() {
  const { t } = useLingui();
  const user = useShellUser();
  const name = user.account.name.split(' ')[0] ?? '';
  const title = t`Velkommen, ${name}`;
  const { verified, completedWizard } = user.roleData;
  return (
    <Face
      order={1}
      icon={verified ? <IconSeedling /> : <IconHourglass />}
      title={title}
      action={
        <Button component={HrefLink} href={addressFor(user, 'account_edit')} variant="default">
          <Trans>Se over kontoen din</Trans>
        </Button>
      }
    >
      {!verified && (
        <Trans>
          Vi ser over kontoen din før du slipper inn. Det tar som regel under en dag, og du får en
          e-post når det er gjort.
        </Trans>
      )}
      {verified && !completedWizard && (
        <Trans>
          Før du kan ta oppdrag, trenger du en profil. Veiviseren som lager den, er ikke ferdig
          ennå.
        </Trans>
      )}
      {verified && completedWizard && <Trans>Alt er klart. Velg noe i menyen.</Trans>}
    </Face>
  );
}
