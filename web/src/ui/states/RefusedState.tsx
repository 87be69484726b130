import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconHourglass, IconLock } from '@tabler/icons-react';
import { HrefLink } from '../text/HrefLink.tsx';
import { StatePanel } from './StatePanel.tsx';

interface RefusedStateProps {
  order?: 1 | 2;
  /** they may get access once somebody has verified their account */
  unverified?: boolean;
}

/** Shown to somebody signed in who has no access to this. */
export function RefusedState({ order, unverified = false }: RefusedStateProps) {
  const { t } = useLingui();
  return (
    <StatePanel
      order={order}
      icon={unverified ? <IconHourglass /> : <IconLock />}
      title={unverified ? t`Kontoen din er ikke bekreftet ennå` : t`Denne siden er ikke for deg`}
      action={
        <Button component={HrefLink} href="/" variant="default">
          <Trans>Til forsiden</Trans>
        </Button>
      }
    >
      {unverified ? (
        <Trans>
          Vi ser over kontoen din før du slipper inn. Det tar som regel under en dag, og du får en
          e-post når det er gjort.
        </Trans>
      ) : (
        <Trans>
          Du er logget inn, men har ikke tilgang til det som ligger her. Be den som delte lenken om
          å gi deg tilgang, eller logg inn med en annen konto.
        </Trans>
      )}
    </StatePanel>
  );
}
