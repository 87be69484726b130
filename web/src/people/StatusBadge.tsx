import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { AccountStatus } from './people-search.ts';
import { statusTexts } from './people-texts.ts';

const colors: Record<AccountStatus, string> = {
  verified: 'spruce',
  unverified: 'clay',
  invited: 'gray',
  deactivated: 'red',
};

/** Whether somebody can sign in, and is verified. */
export function StatusBadge({ status }: { status: AccountStatus }) {
  const { t } = useLingui();
  return (
    <Badge
      color={colors[status]}
      variant={status === 'invited' ? 'outline' : 'light'}
      miw="max-content"
    >
      {t(statusTexts[status])}
    </Badge>
  );
}
