import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { WrittenIn } from '../../ui/text/WrittenIn.tsx';
import { ClaimList } from '../answer/ClaimList.tsx';
import { ScoreText } from '../answer/ScoreText.tsx';
import type { OwnAssessment } from './own-assessments.queries.ts';

interface OwnResultProps {
  profile: string;
  type: string;
  result: NonNullable<OwnAssessment['result']>;
}

/** What a machine said, once a person has answered. */
export function OwnResult({ profile, type, result }: OwnResultProps) {
  const { t } = useLingui();
  const { score, matchingConfidence: confidence, place } = result;
  const isRelevant = type === 'profile_most_relevant_professional_engagements';
  return (
    <>
      {place !== null && (
        <Text size="sm">
          <Trans>Maskinen satte deg på plass {place}. De nærmeste kan være omtrent like.</Trans>
        </Text>
      )}
      {score !== null && confidence !== null && <ScoreText score={score} confidence={confidence} />}
      <WrittenIn locale={result.locale}>
        <ClaimList
          title={isRelevant ? t`Mest relevante oppdrag og jobber` : t`Styrkene dine`}
          order={3}
          mark={<IconPlus size={16} aria-hidden />}
          claims={result.strengths}
          profile={profile}
          nothing={t`Ingen ble funnet i profilen.`}
        />
      </WrittenIn>
    </>
  );
}
