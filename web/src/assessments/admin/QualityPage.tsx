import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Table, Text } from '@mantine/core';
import { builtInEngine, type InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { IconChartBar } from '@tabler/icons-react';
import { FactList } from '../../ui/layout/FactList.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { ScrollingTable } from '../../ui/table/ScrollingTable.tsx';
import { useNumberText } from '../../ui/text/number-text.ts';
import { typeTexts } from '../assessment-texts.ts';
import { qualityQuery, type Quality, type QualityRow } from './admin-assessments.queries.ts';

const statusTexts: Record<InferenceStatus, MessageDescriptor> = {
  pending: msg`Venter på svar`,
  success: msg`Svart`,
  failed: msg`Feilet`,
};

/** What people think of what machines answer, by kind, version and engine. */
export function QualityPage() {
  const { t } = useLingui();
  const query = useQuery(qualityQuery);
  return (
    <>
      <PageHeader title={t`Kvaliteten på KI-svar`}>
        <Trans>Tilbakemeldinger, enighet med menneskers egne poeng, og det som gikk galt.</Trans>
      </PageHeader>
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={5} height={72} />}
        errorTitle={t`Vi fikk ikke hentet tallene`}
      >
        {(quality) =>
          quality.rows.length === 0 ? (
            <EmptyState icon={<IconChartBar />} title={t`Ingen har spurt om noe ennå`}>
              <Trans>Tallene kommer når noen ber om en vurdering.</Trans>
            </EmptyState>
          ) : (
            <Numbers quality={quality} />
          )
        }
      </QueryState>
    </>
  );
}

function Numbers({ quality }: { quality: Quality }) {
  const { t } = useLingui();
  const inWords = useNumberText();
  return (
    <Stack gap="lg">
      <Section title={t`Akkurat nå`}>
        <FactList
          facts={quality.statuses.map(({ inference_status, count }) => ({
            label: t(statusTexts[inference_status]),
            value: inWords(count),
          }))}
        />
      </Section>
      <Section
        title={t`Etter versjon`}
        lead={
          <Trans>
            Enighet er av 100: hvor nær maskinens poeng ligger de poengene folk selv har gitt. Den
            måles der både maskinen og folk har gitt poeng.
          </Trans>
        }
      >
        <ScrollingTable label={t`Kvalitet etter versjon`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t`Hva`}</Table.Th>
              <Table.Th scope="col">{t`Versjon`}</Table.Th>
              <Table.Th scope="col">{t`Svar fra`}</Table.Th>
              <Table.Th scope="col">{t`Spurt`}</Table.Th>
              <Table.Th scope="col">{t`Feilet`}</Table.Th>
              <Table.Th scope="col">{t`Utdatert`}</Table.Th>
              <Table.Th scope="col">{t`Til hjelp`}</Table.Th>
              <Table.Th scope="col">{t`Verken eller`}</Table.Th>
              <Table.Th scope="col">{t`Ikke til hjelp`}</Table.Th>
              <Table.Th scope="col">{t`Enighet`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {quality.rows.map((row) => (
              <Row key={`${row.type} ${row.prompt_version} ${row.answered_by}`} row={row} />
            ))}
          </Table.Tbody>
        </ScrollingTable>
      </Section>
    </Stack>
  );
}

function Row({ row }: { row: QualityRow }) {
  const { t } = useLingui();
  const inWords = useNumberText();
  const { type, answered_by: by, agreement } = row;
  const known: Partial<Record<string, MessageDescriptor>> = typeTexts;
  const text = known[type];
  const engine = by === builtInEngine ? t`Torgs egne regler` : by;
  return (
    <Table.Tr>
      <Table.Th scope="row">{text ? t(text) : type}</Table.Th>
      <Table.Td>{row.prompt_version}</Table.Td>
      <Table.Td>{engine || t`Ingen ennå`}</Table.Td>
      <Table.Td>{inWords(row.asked)}</Table.Td>
      <Table.Td>{inWords(row.failed)}</Table.Td>
      <Table.Td>{inWords(row.outdated)}</Table.Td>
      <Table.Td>{inWords(row.positive)}</Table.Td>
      <Table.Td>{inWords(row.neutral)}</Table.Td>
      <Table.Td>{inWords(row.negative)}</Table.Td>
      <Table.Td>
        {agreement === null ? <Text size="sm" c="dimmed">{t`Ikke målt`}</Text> : inWords(agreement)}
      </Table.Td>
    </Table.Tr>
  );
}
