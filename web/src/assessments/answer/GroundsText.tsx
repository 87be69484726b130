import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import { AnsweredBy } from '../../opportunities/public/AnsweredBy.tsx';
import { momentText } from '../../ui/text/dates.ts';
import type { Grounds } from '../assessments.queries.ts';
import { Withheld } from './Withheld.tsx';

interface GroundsTextProps {
  grounds: Grounds;
  answered_by: string;
  created_at: string;
  prompt_version: number;
}

/** On what an answer rests: engine, time, criteria, who approved them, and what was withheld. */
export function GroundsText({
  grounds,
  answered_by,
  created_at,
  prompt_version,
}: GroundsTextProps) {
  const { prompt, asked_by_name: by } = grounds;
  return (
    <Stack component="footer" gap={2}>
      <AnsweredBy answered_by={answered_by} created_at={created_at} />
      <CriteriaText grounds={grounds} />
      <Text size="sm" c="dimmed">
        {by !== null && <Trans>Spurt av {by}.</Trans>}{' '}
        <Trans>Versjon {prompt_version} av spørsmålet.</Trans>
      </Text>
      {prompt !== '' && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Lagt til i spørsmålet: «{prompt}».</Trans>{' '}
          {answered_by === builtInEngine && (
            <Trans>
              Torgs egne regler går etter kriteriene alene, så svaret er det samme uten.
            </Trans>
          )}
        </Text>
      )}
      <Withheld />
    </Stack>
  );
}

/** By which criteria, and who has approved them. */
function CriteriaText({
  grounds,
}: {
  grounds: Pick<Grounds, 'criteria_version' | 'criteria_approved_by_name' | 'criteria_approved_at'>;
}) {
  const { i18n } = useLingui();
  const { criteria_version: version, criteria_approved_at: at } = grounds;
  const { criteria_approved_by_name: by } = grounds;
  const when = at === null ? '' : momentText(i18n.locale, at);
  const isApproved = version !== null && version > 0;
  return (
    <Text size="sm" c="dimmed">
      {!isApproved && <Trans>Uten godkjente kriterier: det som er etterspurt, telte.</Trans>}
      {isApproved && by === null && (
        <Trans>
          Etter versjon {version} av kriteriene, godkjent {when}.
        </Trans>
      )}
      {isApproved && by !== null && (
        <Trans>
          Etter versjon {version} av kriteriene, godkjent av {by} {when}.
        </Trans>
      )}
    </Text>
  );
}
