import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
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
    <div data-stale={list.isPlaceholderData || undefined} className={classes.list}>
      <QueryState
        query={list}
        skeleton={<ListSkeleton rows={6} height={84} />}
        errorTitle={t`Vi fikk ikke hentet fagintervjuene`}
      >
        {({ qa_interview_forms: items }) =>
          items.length === 0 ? <NothingInQueue search={search} /> : <Rows items={items} />
        }
      </QueryState>
    </div>
  );
}

/** Beside an open form, the list is one stop for the Tab key; arrow keys move between the rows. */
function Rows({ items }: { items: readonly QueueItem[] }) {
  const { form: open } = useParams({ strict: false });
  const [focused, setFocused] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const isThere = (uuid: string | undefined) => items.some((one) => one.uuid === uuid);
  const stop = [focused, open].find(isThere) ?? items[0]?.uuid;
  return (
    <ul ref={list} className={`torg-card ${classes.rows}`}>
      {items.map((item) => (
        <li key={item.uuid}>
          <QueueRow
            item={item}
            isStop={open === undefined || item.uuid === stop}
            onFocus={() => setFocused(item.uuid)}
          />
        </li>
      ))}
    </ul>
  );
}
