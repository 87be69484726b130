import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { Face } from './Face.tsx';
import { HrefLink } from './HrefLink.tsx';

/** A whole page of something that is not there, or never was. */
export function GoneState() {
  const { t } = useLingui();
  return (
    <Face
      order={1}
      icon={<IconMapPin />}
      title={t`Her er det ingenting`}
      action={
        <Button component={HrefLink} href="/">
          <Trans>Til forsiden</Trans>
        </Button>
      }
    >
      <Trans>
        Adressen finnes ikke, eller siden er flyttet. Menyen viser alt du har tilgang til.
      </Trans>
    </Face>
  );
}
