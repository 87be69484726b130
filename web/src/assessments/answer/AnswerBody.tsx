import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, type TitleOrder } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { mostWithoutMust } from '@torg/protocol/assessments/assessment-terms';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import { isHeldDown, type ReadAssessment } from '../read-output.ts';
import { ClaimList } from './ClaimList.tsx';
import { CriterionList } from './CriterionList.tsx';
import { Flags } from './Flags.tsx';
import { ScoreText } from './ScoreText.tsx';

interface AnswerBodyProps {
  read: ReadAssessment;
  profile: string | undefined;
  criteria?: readonly Criterion[];
  /** of the headings in it */
  order?: TitleOrder;
}

/** What an engine answered about somebody. */
export function AnswerBody({ read, profile, criteria = [], order }: AnswerBodyProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <div>
        <ScoreText score={read.score} confidence={read.confidence} />
        {isHeldDown(read, criteria) && (
          <Text size="sm" c="dimmed">
            <Trans>
              Høyst {mostWithoutMust} når noe som må oppfylles, ikke er dokumentert i profilen.
            </Trans>
          </Text>
        )}
      </div>
      <Flags flags={read.flags} profile={profile} />
      <ClaimList
        title={t`Taler for`}
        mark={<IconPlus size={16} aria-hidden />}
        claims={read.strengths}
        profile={profile}
        order={order}
        nothing={t`Ingenting ble funnet.`}
      />
      <ClaimList
        title={t`Å være klar over`}
        mark={<IconMinus size={16} aria-hidden />}
        claims={read.weaknesses}
        profile={profile}
        order={order}
        nothing={t`Ingenting ble funnet.`}
      />
      <CriterionList
        results={read.criteria}
        criteria={criteria}
        profile={profile}
        told={[...read.strengths, ...read.weaknesses]}
        order={order}
      />
    </Stack>
  );
}
