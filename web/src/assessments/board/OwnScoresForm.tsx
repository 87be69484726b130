import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import { AutosaveMark } from '../../ui/autosave/AutosaveMark.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import type { OwnScores } from './own-scores.queries.ts';
import { OwnScoreField } from './OwnScoreField.tsx';
import { useScoresAutosave } from './use-scores-autosave.ts';

interface OwnScoresFormProps {
  card: string;
  criteria: readonly Criterion[];
  own: OwnScores;
}

/** What one thinks oneself of somebody, criterion by criterion, apart from any machine. */
export function OwnScoresForm({ card, criteria, own }: OwnScoresFormProps) {
  const { t } = useLingui();
  const autosave = useScoresAutosave(
    card,
    own,
    criteria.map(({ id }) => id),
  );
  return (
    <section aria-label={t`Dine poeng`}>
      <Group justify="space-between" mb={4}>
        <Title order={3} size="h4">
          <Trans>Dine poeng</Trans>
        </Title>
        <AutosaveMark state={autosave.state} onRetry={() => void autosave.flush()} />
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        <Trans>
          Fra 0 til 4, etter det du har lest og hørt. Andre ser dem når de har gitt sine.
        </Trans>
      </Text>
      <Stack gap="md">
        {criteria.map((criterion) => (
          <OwnScoreField
            key={criterion.id}
            criterion={criterion}
            value={autosave.values[criterion.id] ?? { score: null, comment: '' }}
            others={own.others.flatMap(({ name, scores }) =>
              scores.flatMap(({ criteria_id, score }) =>
                criteria_id === criterion.id ? [{ name, score }] : [],
              ),
            )}
            onChange={(value) => autosave.set(criterion.id, value)}
          />
        ))}
      </Stack>
      <ErrorNotice error={autosave.error} />
    </section>
  );
}
