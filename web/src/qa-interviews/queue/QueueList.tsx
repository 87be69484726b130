import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ResultsFrame } from '../../ui/list/ResultsFrame.tsx';
import { useRowStop } from '../../ui/list/use-row-stop.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { queueQuery, type QueueItem } from '../qa-interviews.queries.ts';
import { NothingInQueue } from './NothingInQueue.tsx';
import { queueParams } from './queue-search.ts';
import classes from './QueueList.module.css';
import { QueueRow } from './QueueRow.tsx';

export function QueueList() {
  const { t } = useLingui();
  const search = useSearch({ from: '/shell/admin/qa-interview' });
  const list = useQuery({
    ...queueQuery(queueParams(search)),
    placeholderData: keepPreviousData,
  });
  return (
    <ResultsFrame stale={list.isPlaceholderData}>
      <QueryState
        query={list}
        skeleton={<ListSkeleton rows={6} height={84} />}
        errorTitle={t`Vi fikk ikke hentet fagintervjuene`}
      >
        {({ qa_interview_forms: items }) =>
          items.length === 0 ? <NothingInQueue search={search} /> : <Rows items={items} />
        }
      </QueryState>
    </ResultsFrame>
  );
}

/** Without an open form, the list is the page, and every row a stop for the Tab key. */
function Rows({ items }: { items: readonly QueueItem[] }) {
  const { form: open } = useParams({ strict: false });
  const ids = items.map(({ uuid }) => uuid);
  const rowOf = useRowStop(ids, open);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <ul ref={list} className={`torg-card ${classes.rows}`}>
      {items.map((item) => (
        <li key={item.uuid}>
          <QueueRow
            item={item}
            {...rowOf(item.uuid)}
            {...(open === undefined && { tabIndex: 0 })}
          />
        </li>
      ))}
    </ul>
  );
}
