import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { Face } from '../ui/Face.tsx';
import { HrefLink } from '../ui/HrefLink.tsx';

export function NotFoundPage() {
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
