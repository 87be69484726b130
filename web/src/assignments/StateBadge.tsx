import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import { stateTexts } from './assignment-texts.ts';

const colors: Record<AssignmentState, string> = {
  draft: 'gray',
  published: 'spruce',
  unpublished: 'clay',
  closed: 'gray',
};

export function StateBadge({ state }: { state: AssignmentState }) {
  const { t } = useLingui();
  return (
    <Badge color={colors[state]} variant={state === 'draft' ? 'outline' : 'light'}>
      {t(stateTexts[state])}
    </Badge>
  );
}
