import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { InterestState } from '@torg/protocol/interest/interest-life';
import {
  interestStateColors,
  interestStateTexts,
} from '../../assignments/public/interest-states.ts';

export function InterestStateBadge({ state }: { state: InterestState }) {
  const { t } = useLingui();
  return (
    <Badge
      color={interestStateColors[state]}
      variant={state === 'received' ? 'outline' : 'light'}
      style={{ flexShrink: 0 }}
    >
      {t(interestStateTexts[state])}
    </Badge>
  );
}
