import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileOff, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel.tsx';
import { HrefLink } from '../text/HrefLink.tsx';

interface GoneStateProps {
  icon?: ReactNode;
  /** what is not there */
  title: string;
  /** why that may be */
  children?: ReactNode;
  /** to the list that it would stand in; to the front page without it */
  back?: { href: string; label: string };
  /** 2 where it is a part of a page */
  order?: 1 | 2;
}

/** In the place of something that is not there any more, or never was. */
export function GoneState({ icon, title, children, back, order = 1 }: GoneStateProps) {
  const { t } = useLingui();
  const { href, label } = back ?? { href: '/', label: t`Til forsiden` };
  return (
    <StatePanel
      order={order}
      icon={icon ?? <IconFileOff />}
      title={title}
      action={
        <Button component={HrefLink} href={href} variant="default">
          {label}
        </Button>
      }
    >
      {children ?? <Trans>Det kan være slettet, eller lenken er ikke hel.</Trans>}
    </StatePanel>
  );
}

/** An address that nothing answers to. */
export function NothingHere() {
  const { t } = useLingui();
  return (
    <GoneState icon={<IconMapPin />} title={t`Her er det ingenting`}>
      <Trans>
        Adressen finnes ikke, eller siden er flyttet. Menyen viser alt du har tilgang til.
      </Trans>
    </GoneState>
  );
}
