import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import { qaStatusTexts } from './status-texts.ts';

const colors: Record<ProfileQaStatus, string> = {
  not_started: 'gray',
  in_progress: 'clay',
  approved: 'spruce',
  rejected: 'red',
};

export function QaBadge({ status }: { status: ProfileQaStatus }) {
  const { t } = useLingui();
  return (
    <Badge
      color={colors[status]}
      variant={status === 'not_started' ? 'outline' : 'light'}
      miw="max-content"
    >
      {t(qaStatusTexts[status])}
    </Badge>
  );
}
