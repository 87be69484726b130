import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FactList } from '../ui/layout/FactList.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { DateText, MomentText } from '../ui/text/DateText.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { PersonSection } from './PersonSection.tsx';
import { RecordCriteria } from './RecordCriteria.tsx';
import { recordPdfAddress, type SelectionRecord } from './record.queries.ts';
import { RecordScores } from './RecordScores.tsx';
import { StepList } from './StepList.tsx';

/** All of the record, as the PDF has it. */
export function RecordView({ record, back }: { record: SelectionRecord; back: string }) {
  const { t, i18n } = useLingui();
  const { people, steps, left_out: leftOut, deadline, board_made_at, board_title } = record;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="start">
        <div>
          <Title order={2} size="h3">
            <Trans>Utvalgsprotokoll</Trans>
          </Title>
          <TextLink href={back}>
            <Trans>Til tavlen</Trans>
          </TextLink>
        </div>
        <Button
          component="a"
          href={recordPdfAddress(record.evaluation_board, i18n.locale)}
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          <Trans>Last ned som PDF</Trans>
        </Button>
      </Group>
      <Section title={t`Om utvalget`}>
        <FactList
          facts={[
            { label: t`Tavle`, value: board_title },
            { label: t`Tavlen ble opprettet`, value: <MomentText value={board_made_at} /> },
            { label: t`Frist`, value: deadline ? <DateText value={deadline} /> : t`Ingen frist` },
          ]}
        />
        {leftOut > 0 && (
          <Text size="sm" c="dimmed" mt="md">
            <Trans>{leftOut} nyere hendelser er utelatt.</Trans>
          </Text>
        )}
      </Section>
      <RecordCriteria criteria={record.criteria} />
      <RecordScores record={record} />
      {people.length === 0 && <Text c="dimmed">{t`Ingen har vært på tavlen.`}</Text>}
      {people.map((person) => (
        <PersonSection key={person.id} person={person} />
      ))}
      <Section title={t`Endringer på tavlen`}>
        <StepList steps={steps} label={t`Endringer på tavlen`} />
      </Section>
    </Stack>
  );
}
