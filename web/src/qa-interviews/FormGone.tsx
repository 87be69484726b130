import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { Face } from '../ui/Face.tsx';
import { HrefLink } from '../ui/HrefLink.tsx';

/** `back` is the list that the reader came from. */
export function FormGone({ back }: { back: string }) {
  const { t } = useLingui();
  return (
    <Face
      order={1}
      icon={<IconFileOff />}
      title={t`Vi finner ikke fagintervjuet`}
      action={
        <Button component={HrefLink} href={back} variant="default">
          <Trans>Til fagintervjuene</Trans>
        </Button>
      }
    >
      <Trans>Det kan være fjernet, eller lenken er ikke hel.</Trans>
    </Face>
  );
}
