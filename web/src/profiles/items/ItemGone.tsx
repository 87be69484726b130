import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { Face } from '../../ui/Face.tsx';
import { HrefLink } from '../../ui/HrefLink.tsx';

/** For an entry that is no longer in the profile, or an address that is not whole. */
export function ItemGone({ href, order }: { href: string; order?: 1 | 2 }) {
  const { t } = useLingui();
  return (
    <Face
      order={order}
      icon={<IconFileOff />}
      title={t`Vi finner ikke dette i profilen`}
      action={
        <Button component={HrefLink} href={href} variant="default">
          <Trans>Gå tilbake</Trans>
        </Button>
      }
    >
      <Trans>Det kan være slettet, eller lenken er ikke hel.</Trans>
    </Face>
  );
}
