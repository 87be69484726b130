import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { HrefLink } from './HrefLink.tsx';
import { Face } from './Face.tsx';

/** Signed in, but this is not theirs to see. */
export function RefusedState({ order }: { order?: 1 | 2 }) {
  const { t } = useLingui();
  return (
    <Face
      order={order}
      icon={<IconLock />}
      title={t`Denne siden er ikke for deg`}
      action={
        <Button component={HrefLink} href="/" variant="default">
          <Trans>Til forsiden</Trans>
        </Button>
      }
    >
      <Trans>
        Du er logget inn, men har ikke tilgang til det som ligger her. Be den som delte lenken om å
        gi deg tilgang, eller logg inn med en annen konto.
      </Trans>
    </Face>
  );
}
