import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { ClaimList } from '../answer/ClaimList.tsx';
import { ScoreText } from '../answer/ScoreText.tsx';
import type { OwnAssessment } from './own-assessments.queries.ts';

interface OwnResultProps {
  profile: string;
  result: NonNullable<OwnAssessment['result']>;
}

/** What a machine said, once a person has answered. */
export function OwnResult({ profile, result }: OwnResultProps) {
  const { t } = useLingui();
  return (
    <>
      <ScoreText score={result.score} confidence={result.matchingConfidence} />
      <ClaimList
        title={t`Styrkene dine`}
        order={3}
        mark={<IconPlus size={16} aria-hidden />}
        claims={result.strengths}
        profile={profile}
        nothing={t`Ingen ble funnet i profilen.`}
      />
    </>
  );
}
