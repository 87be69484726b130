import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group } from '@mantine/core';
import type { MatchingConfidence } from '@torg/protocol/assessments/assessment-terms';
import { confidenceTexts } from '../assessment-texts.ts';

const colors: Record<MatchingConfidence, string> = {
  Unsuited: 'gray',
  Unsure: 'gray',
  GoodMatch: 'spruce',
  VeryGoodMatch: 'spruce',
};

interface ScoreTextProps {
  score: number | null;
  confidence: MatchingConfidence | null;
}

/** How well somebody fits, in words first. */
export function ScoreText({ score, confidence }: ScoreTextProps) {
  const { t } = useLingui();
  if (score === null && confidence === null) return null;
  return (
    <Group gap={6}>
      {confidence !== null && (
        <Badge
          variant={confidence === 'VeryGoodMatch' ? 'filled' : 'light'}
          color={colors[confidence]}
          tt="none"
          style={{ flexShrink: 0 }}
        >
          {t(confidenceTexts[confidence])}
        </Badge>
      )}
      {score !== null && (
        <span style={{ whiteSpace: 'nowrap' }}>
          <Trans>{score} av 100</Trans>
        </span>
      )}
    </Group>
  );
}
