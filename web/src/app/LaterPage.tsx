import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSeedling } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { StatePanel } from '../ui/states/StatePanel.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { laterPages } from './later-pages.ts';

/** Says in one sentence what this page will contain, and links to existing pages. */
export function LaterPage() {
  const { t } = useLingui();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const row = laterPages.find(({ paths }) => paths.includes(path));
  if (!row) return null;
  const title = t(row.title);
  return (
    <StatePanel
      order={1}
      icon={<IconSeedling />}
      title={title}
      action={
        <Button component={HrefLink} href="/" variant="default">
          <Trans>Til forsiden</Trans>
        </Button>
      }
    >
      {t(row.sentence)} <Trans>Siden er ikke ferdig ennå.</Trans>
    </StatePanel>
  );
}
