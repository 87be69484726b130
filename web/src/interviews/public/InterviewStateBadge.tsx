import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { InterviewState } from '@torg/protocol/interviews/interview-life';
import { stateColors, stateTexts } from '../interview-texts.ts';

export function InterviewStateBadge({ state }: { state: InterviewState }) {
  const { t } = useLingui();
  return (
    <Badge color={stateColors[state]} variant="light">
      {t(stateTexts[state])}
    </Badge>
  );
}
