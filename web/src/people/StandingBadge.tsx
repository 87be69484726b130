import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { Standing } from './people-search.ts';
import { standingTexts } from './people-texts.ts';

const colors: Record<Standing, string> = {
  verified: 'spruce',
  unverified: 'clay',
  invited: 'gray',
  deactivated: 'red',
};

/** Whether somebody can come in, and is vouched for. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useLingui();
  return (
    <Badge
      color={colors[standing]}
      variant={standing === 'invited' ? 'outline' : 'light'}
      miw="max-content"
    >
      {t(standingTexts[standing])}
    </Badge>
  );
}
