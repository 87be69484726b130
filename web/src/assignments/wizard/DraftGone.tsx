import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { Face } from '../../ui/Face.tsx';
import { HrefLink } from '../../ui/HrefLink.tsx';
import { useListLink } from '../public/list-link.ts';

export function DraftGone() {
  const { t } = useLingui();
  const list = useListLink();
  return (
    <Face
      order={1}
      icon={<IconFileOff />}
      title={t`Vi finner ikke oppdraget`}
      action={
        <Button component={HrefLink} href={list.href} variant="default">
          <Trans>Til oppdragene</Trans>
        </Button>
      }
    >
      <Trans>Det kan være slettet, eller lenken er ikke hel.</Trans>
    </Face>
  );
}
