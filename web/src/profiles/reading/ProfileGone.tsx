import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { Face } from '../../ui/Face.tsx';
import { HrefLink } from '../../ui/HrefLink.tsx';

export function ProfileGone() {
  const { t } = useLingui();
  return (
    <Face
      order={1}
      icon={<IconUserOff />}
      title={t`Vi finner ikke profilen`}
      action={
        <Button component={HrefLink} href="/" variant="default">
          <Trans>Til forsiden</Trans>
        </Button>
      }
    >
      <Trans>Den kan være slettet, eller lenken er ikke hel.</Trans>
    </Face>
  );
}
