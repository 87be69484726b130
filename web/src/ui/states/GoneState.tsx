import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileOff, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel.tsx';
import { HrefLink } from '../text/HrefLink.tsx';

interface GoneStateProps {
  icon?: ReactNode;
  /** what does not exist */
  title: string;
  /** why it may not exist */
  children?: ReactNode;
  /** the list that it would be in; the front page by default */
  back?: { href: string; label: string };
  /** 2 where it is a part of a page */
  order?: 1 | 2;
}

/** Replaces something that no longer exists, or never did. */
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

/** The page for an unknown address. */
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
