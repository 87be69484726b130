import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { numberPeriods } from '@torg/protocol/messages/thread-terms';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { AnswerFacts } from './AnswerFacts.tsx';
import { KindTable } from './KindTable.tsx';
import { periodTexts } from './number-texts.ts';
import { threadNumbersQuery } from './numbers.queries.ts';
import { numberedList } from './numbers-search.ts';
import { NumberedThreads } from './NumberedThreads.tsx';
import { WeekChart } from './WeekChart.tsx';

/** How much people write to each other and how fast they answer, without any of the content. */
export function NumbersPage() {
  const { t } = useLingui();
  const { search, set } = useListSearch(numberedList);
  const { weeks = numberPeriods[0] } = search;
  const numbers = useQuery(threadNumbersQuery(weeks));
  return (
    <>
      <PageHeader title={t`Antall tråder`} />
      <Stack gap="lg">
        <NativeSelect
          label={t`Periode`}
          maw="14rem"
          value={weeks}
          onChange={({ currentTarget: { value } }) =>
            set({ weeks: numberPeriods.find((one) => one === value) })
          }
          data={numberPeriods.map((value) => ({ value, label: t(periodTexts[value]) }))}
        />
        <QueryState
          query={numbers}
          skeleton={<ListSkeleton rows={2} height={220} />}
          errorTitle={t`Vi fikk ikke hentet tallene`}
        >
          {({ all, kinds, weeks: byWeek }) => (
            <>
              <AnswerFacts numbers={all} />
              <Section title={t`Samtaler per uke`}>
                <WeekChart weeks={byWeek} />
              </Section>
              <Section title={t`Svar etter slag`}>
                <KindTable all={all} kinds={kinds} />
              </Section>
            </>
          )}
        </QueryState>
        <NumberedThreads />
      </Stack>
    </>
  );
}
