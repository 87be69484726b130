import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SearchTabs } from '../../ui/layout/SearchTabs.tsx';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { interviewsQuery, type Subject } from '../interviews.queries.ts';
import { InterviewCard } from '../one/InterviewCard.tsx';
import { interviewList, interviewTabs, type InterviewTab } from './interview-search.ts';
import classes from './Interviews.module.css';

const tabTexts: Record<InterviewTab, ReturnType<typeof msg>> = {
  open: msg`Kommende`,
  closed: msg`Tidligere`,
};

/** The interviews that concern somebody, all or those about one thing. */
export function Interviews({ subject }: { subject?: Subject }) {
  const { t } = useLingui();
  const list = useListSearch(interviewList);
  const tab = list.search.tab ?? interviewTabs[0];
  const query = useQuery(interviewsQuery({ ...subject, ...list.paging, period: tab }));
  return (
    <>
      <SearchTabs label={t`Intervjuer`} tabs={interviewTabs} texts={tabTexts} current={tab} />
      <ListView
        list={list}
        query={query}
        results={({ interviews, total }) => ({ rows: interviews, total })}
        counted={(total) => <Plural value={total} one="# intervju" other="# intervjuer" />}
        skeleton={{ rows: 3, height: 220 }}
        errorTitle={t`Vi fikk ikke hentet intervjuene`}
        empty={<NoInterviews tab={tab} />}
      >
        {(interviews) => (
          <Stack component="ul" className={classes.list}>
            {interviews.map((interview) => (
              <li key={interview.interview}>
                <InterviewCard
                  interview={interview}
                  order={2}
                  isLinked
                  namedBy={subject ? 'consultant' : 'title'}
                />
              </li>
            ))}
          </Stack>
        )}
      </ListView>
    </>
  );
}

function NoInterviews({ tab }: { tab: InterviewTab }) {
  const { t } = useLingui();
  const isOpen = tab === 'open';
  return (
    <EmptyState
      icon={<IconCalendarEvent />}
      title={isOpen ? t`Ingen intervjuer venter` : t`Ingen tidligere intervjuer`}
    >
      {isOpen ? (
        <Trans>Når noen tilbyr eller avtaler en tid, står den her.</Trans>
      ) : (
        <Trans>Intervjuer som er over eller avlyst, blir liggende her.</Trans>
      )}
    </EmptyState>
  );
}
